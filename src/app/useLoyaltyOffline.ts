import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import * as merchant from '../stores/merchant';
import * as session from '../stores/session/session';
import { prefetchLoyalty } from './SheetContent';

/** Has the code for the till at hand as soon as somebody who has one is signed in. */
export function useLoyaltyOffline(): void {
  const isSignedIn = useSnapshot(session.state).status === 'signedIn';
  const { cashbackActive } = useSnapshot(merchant.state).settings.flags;
  const isWanted = isSignedIn && cashbackActive;
  useEffect(() => (isWanted ? prefetchLoyalty() : undefined), [isWanted]);
}
