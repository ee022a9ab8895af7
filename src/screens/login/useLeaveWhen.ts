import { useEffect } from 'react';
import { closeSheets } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';

/** Closes the login once it is complete and returns to the previous screen. */
export function useLeaveWhen(isOver: boolean): void {
  useEffect(() => {
    if (isOver) closeSheets([routes.login, routes.loginConfirm]);
  }, [isOver]);
}
