/** Tells when the device goes off line and comes back. Returns an unsubscribe function. */
export function watchConnection(page: Window, tell: (isOnline: boolean) => void): () => void {
  const onLine = () => tell(true);
  const offLine = () => tell(false);
  page.addEventListener('online', onLine);
  page.addEventListener('offline', offLine);
  return () => {
    page.removeEventListener('online', onLine);
    page.removeEventListener('offline', offLine);
  };
}

/** Whether the device says that it has no network; one that says nothing may have some. */
export const isOffline = (page: Window): boolean => page.navigator.onLine === false;

/** Does what needs the network; when it fails off line, again as soon as the device is back. */
export async function tryOnline<T>(page: Window, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (page.navigator.onLine) throw error;
    }
    await new Promise((resume) => page.addEventListener('online', resume, { once: true }));
  }
}

/** Tells when the page is hidden and shown again. Returns an unsubscribe function. */
export function watchVisibility(page: Document, tell: (isVisible: boolean) => void): () => void {
  const onChange = () => tell(page.visibilityState === 'visible');
  page.addEventListener('visibilitychange', onChange);
  return () => page.removeEventListener('visibilitychange', onChange);
}
