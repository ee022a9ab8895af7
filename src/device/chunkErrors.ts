import { hasReloaded, type Reloading, reloadOnce } from './version';

/** Why something has not come that the page does without. */
const spared = new WeakSet<object>();
let leaving = Promise.resolve(false);

/**
 * Loads what the page can do without, or may want later: null when it does not come, and the page
 * stays as it is.
 */
export async function importOptional<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (error) {
    spared.add(Object(error));
    return null;
  }
}

/** Whether the page is about to be loaded again, because code that it needs is gone from the server. */
export const isReloading = (): Promise<boolean> => leaving;

type Watching = Reloading & {
  /** whether the server has a whole build: a reload without one would leave a broken page */
  isBuildComplete: () => Promise<boolean>;
  /** whether somebody has used this page */
  isUsed: () => boolean;
};

/**
 * Reloads when code of this build cannot be loaded any more: a later build has taken its place. What
 * a reload has brought is not reloaded before somebody uses it, or a slow phone, which takes longer
 * than the guard to get there, would go on for ever. Returns an unsubscribe function watching.
 */
export function watchChunkLoads(
  page: EventTarget,
  { isBuildComplete, isUsed, ...reloading }: Watching,
): () => void {
  async function reloadFor(error: unknown): Promise<boolean> {
    // Whoever does without it says so when the error has arrived there.
    await new Promise((resume) => setTimeout(resume));
    if (spared.has(Object(error))) return false;
    if (hasReloaded(reloading.storage) && !isUsed()) return false;
    return (await isBuildComplete()) && reloadOnce(reloading);
  }
  const onFailure = (event: Event) => {
    const error: unknown = Reflect.get(event, 'payload');
    leaving = leaving.then((isGoing) => isGoing || reloadFor(error));
  };
  page.addEventListener('vite:preloadError', onFailure);
  return () => page.removeEventListener('vite:preloadError', onFailure);
}
