import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the page is hidden by another tab or the screen is off. */
export const useIsPageHidden = (): boolean =>
  useSyncExternalStore(subscribe, () => document.hidden);
