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

/** Delay before a retry while the browser says that the device is offline, which may be wrong; ms. */
const retryMs = 5000;

/** Runs `attempt`; if it fails while offline, retries once the device is online, or after a while. */
export async function tryOnline<T>(page: Window, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (page.navigator.onLine) throw error;
    }
    await new Promise((resolve) => {
      page.addEventListener('online', resolve, { once: true });
      setTimeout(resolve, retryMs);
    });
  }
}

/** Calls back when the page is hidden or shown. Returns an unsubscribe function. */
export function watchVisibility(page: Document, notify: (isVisible: boolean) => void): () => void {
  const onChange = () => notify(page.visibilityState === 'visible');
  page.addEventListener('visibilitychange', onChange);
  return () => page.removeEventListener('visibilitychange', onChange);
}
