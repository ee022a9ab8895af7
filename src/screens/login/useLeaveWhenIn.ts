import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { closeSheets } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import * as session from '../../stores/session';

/** Leaves the log-in once somebody is in, so that they are back at what they were doing. */
export function useLeaveWhenIn(): boolean {
  const { status } = useSnapshot(session.state);
  const isIn = status === 'signedIn';
  useEffect(() => {
    if (isIn) closeSheets([routes.login, routes.loginConfirm]);
  }, [isIn]);
  return isIn;
}
