import { useEffect } from 'react';
import { closeSheet } from '../../navigation/navigate';

/** Closes a sheet whose question does not arise, however it was opened: a link, or a setting since switched off. */
export function useLeave(isPointless: boolean) {
  useEffect(() => {
    if (isPointless) closeSheet();
  }, [isPointless]);
}
