import { hasReloaded, type Reloading, reloadOnce } from './version';
import { nextTask } from './whenIdle';

/** Errors of optional imports; they never cause a reload. */
const optionalErrors = new WeakSet<object>();
/** Errors of code that could not be loaded. */
const loadErrors = new WeakSet<object>();
let pendingReload = Promise.resolve(false);

/**
 * Loads an optional module, or prefetches one. Resolves to null if it cannot be loaded, without
 * reloading the page.
 */
export async function importOptional<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (error) {
    optionalErrors.add(Object(error));
    return null;
  }
}

/** Whether code could not be loaded, and the page itself did nothing wrong. */
export const isLoadError = (error: unknown): boolean => loadErrors.has(Object(error));

/** Whether the page is about to reload because required code is gone from the server. */
export const isReloading = (): Promise<boolean> => pendingReload;

type Watching = Reloading & {
  /** whether the server has a complete build: otherwise a reload would break the page */
  isBuildComplete: () => Promise<boolean>;
  /** whether the user has interacted with this page */
  isUsed: () => boolean;
};

/**
 * Reloads when code of this build can no longer be loaded because a newer build has replaced it. A
 * reloaded page does not reload again before it has been used; otherwise a slow phone, which takes
 * longer than the reload guard, would loop forever. Returns an unsubscribe function.
 */
export function watchChunkLoads(
  page: EventTarget,
  { isBuildComplete, isUsed, ...reloading }: Watching,
): () => void {
  async function reloadFor(error: unknown): Promise<boolean> {
    // Optional imports register their errors after this event, by promise reactions, which have all
    // run by the next task. To wait for the loads themselves would hold the reload while one hangs.
    await nextTask();
    if (optionalErrors.has(Object(error))) return false;
    if (hasReloaded(reloading.storage) && !isUsed()) return false;
    return (await isBuildComplete()) && reloadOnce(reloading);
  }
  const onFailure = (event: Event) => {
    const error: unknown = Reflect.get(event, 'payload');
    loadErrors.add(Object(error));
    pendingReload = pendingReload.then((willReload) => willReload || reloadFor(error));
  };
  page.addEventListener('vite:preloadError', onFailure);
  return () => page.removeEventListener('vite:preloadError', onFailure);
}

/** Marks every style sheet that fails to load. Returns an unsubscribe function. */
export function watchStyleErrors(page: Window): () => void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset.lost = '';
  };
  page.addEventListener('error', mark, true);
  return () => page.removeEventListener('error', mark, true);
}

/**
 * Reloads the style sheets that failed to load; rejects if one fails again. Needed because a
 * dynamic import requests each of its style sheets only once, so a retry would render without them.
 */
export async function reloadFailedStyles(document: Document): Promise<void> {
  const failed = document.querySelectorAll<HTMLLinkElement>('link[data-lost]');
  await Promise.all(Array.from(failed, refetch));
}

function refetch(link: HTMLLinkElement): Promise<void> {
  const replacement = link.ownerDocument.createElement('link');
  for (const { name, value } of link.attributes) {
    if (name !== 'data-lost') replacement.setAttribute(name, value);
  }
  const loaded = new Promise<void>((resolve, reject) => {
    replacement.addEventListener('load', () => resolve());
    replacement.addEventListener('error', () =>
      reject(new Error(`Failed to load ${replacement.href}`)),
    );
  });
  link.replaceWith(replacement);
  return loaded;
}
