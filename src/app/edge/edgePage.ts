import { applyStyles, fetchPictures } from '../snapshot/snapshot';

/** Whether the edge has rendered home into this page. */
export const isEdgePage = (): boolean => 'edge' in document.documentElement.dataset;

/**
 * What the page carries, once it is parsed: results of reads by `callKey` of their paths, as the app's own
 * schemas have read them in deploy/edge. Throws when it is not JSON.
 */
export const readCarried = (): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(JSON.parse(document.getElementById('edge-answers')?.textContent ?? '{}')));

/** Photos wait for React, whose code they would slow down, but not longer than this. */
const picturesMs = 2500;

/**
 * Completes home as the edge has rendered it; until React replaces it, it is treated like a snapshot.
 * Returns a function to call when it does.
 */
export function adoptEdgeHome(): (() => void) | null {
  const home = document.getElementById('root');
  if (!home) return null;
  applyStyles(home);
  const show = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.dataset.shown = '';
  };
  home.addEventListener('load', show, { capture: true });
  requestAnimationFrame(() => setTimeout(fetchPictures, 0, home, ['href']));
  setTimeout(fetchPictures, picturesMs, home);
  return () => home.removeEventListener('load', show, { capture: true });
}
