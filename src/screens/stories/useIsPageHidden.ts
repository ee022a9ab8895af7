import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the page lies behind another one, or the screen is off. */
export const useIsPageHidden = (): boolean =>
  useSyncExternalStore(subscribe, () => document.hidden);
