const feature = 'screen-wake-lock';

type Lock = { release(): Promise<void> };
type WakeLock = { request(type: 'screen'): Promise<Lock> };

/** Where the browser tells it (Chromium), whether the frame allows it: asking in vain is logged. */
function isAllowed(page: Document): boolean {
  const policy: unknown = Reflect.get(page, 'featurePolicy');
  if (typeof policy !== 'object' || policy === null || !('allowsFeature' in policy)) return true;
  const { allowsFeature } = policy;
  return typeof allowsFeature !== 'function' || allowsFeature.call(policy, feature) !== false;
}

/**
 * Keeps the screen lit until the returned function is called, where the browser has that and the
 * frame allows it; elsewhere nothing happens. The browser gives the lock up whenever the page is
 * hidden, so it is requested again when the page is back.
 */
export function keepAwake(page: Document, wakeLock: WakeLock | undefined): () => void {
  let lock: Lock | null = null;
  let isOver = false;
  const release = () => {
    void lock?.release().catch(() => undefined);
    lock = null;
  };
  const request = async () => {
    if (page.visibilityState !== 'visible' || !isAllowed(page)) return;
    // Refused with a low battery and in frames, for example.
    const next = await wakeLock?.request('screen').catch(() => null);
    release();
    lock = next ?? null;
    if (isOver) release();
  };
  const handleChange = () => void request();
  page.addEventListener('visibilitychange', handleChange);
  handleChange();
  return () => {
    isOver = true;
    page.removeEventListener('visibilitychange', handleChange);
    release();
  };
}
