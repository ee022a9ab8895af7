import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Address } from '../../domain/addresses/address';
import { loadAddresses } from '../../flows/addresses/loadAddresses';
import { useSheetParam } from '../../navigation/useSheetParam';
import * as addresses from '../../stores/addresses/addresses';
import * as session from '../../stores/session/session';

type Addresses = {
  list: readonly Address[];
  /** a guest's addresses are local; a customer's are fetched */
  status: 'loading' | 'ready' | 'failed';
  isGuest: boolean;
};

/** The user's addresses, refetched whenever a screen mounts. */
export function useAddresses(): Addresses {
  const { saved, guest, status } = useSnapshot(addresses.state);
  const { status: sessionStatus } = useSnapshot(session.state);

  useEffect(() => {
    if (sessionStatus === 'signedIn') void loadAddresses();
  }, [sessionStatus]);

  const list = [...saved, ...guest];
  const isGuest = sessionStatus === 'guest';
  if (isGuest || status === 'ready') return { list, status: 'ready', isGuest };
  return { list, status: status === 'failed' ? 'failed' : 'loading', isGuest };
}

/** The saved address whose place is looked for on the map (`?place=`); null for a new address. */
export function useUnplaced(): Address | null {
  const id = useSheetParam('place');
  const { list } = useAddresses();
  return list.find((one) => one.id === id) ?? null;
}
