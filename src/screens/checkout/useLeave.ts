import { useEffect } from 'react';
import { closeSheet } from '../../navigation/navigate';

/** Closes a sheet that does not apply, e.g. opened by a link or with the feature disabled. */
export function useLeave(isPointless: boolean) {
  useEffect(() => {
    if (isPointless) closeSheet();
  }, [isPointless]);
}
