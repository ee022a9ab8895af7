import { useEffect } from 'react';
import { closeSheets } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';

/** Leaves the log-in once it is over, so that the person is back at what they were doing. */
export function useLeaveWhen(isOver: boolean): void {
  useEffect(() => {
    if (isOver) closeSheets([routes.login, routes.loginConfirm]);
  }, [isOver]);
}
