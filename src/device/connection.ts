/** Tells when the device goes off line and comes back. Answers how to stop. */
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

/** Tells when the page is hidden and shown again. Answers how to stop. */
export function watchVisibility(page: Document, tell: (isVisible: boolean) => void): () => void {
  const onChange = () => tell(page.visibilityState === 'visible');
  page.addEventListener('visibilitychange', onChange);
  return () => page.removeEventListener('visibilitychange', onChange);
}
