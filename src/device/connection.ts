/** Calls back when the device goes offline or online. Returns an unsubscribe function. */
export function watchConnection(page: Window, notify: (isOnline: boolean) => void): () => void {
  const onLine = () => notify(true);
  const offLine = () => notify(false);
  page.addEventListener('online', onLine);
  page.addEventListener('offline', offLine);
  return () => {
    page.removeEventListener('online', onLine);
    page.removeEventListener('offline', offLine);
  };
}

/** Whether the device reports that it is offline; an unknown state counts as online. */
export const isOffline = (page: Window): boolean => page.navigator.onLine === false;
