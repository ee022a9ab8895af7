import type { EarlyAnswer } from '../../device/earlyCalls';
import { applyStyles, fetchPictures } from '../snapshot/snapshot';

/** Responses that the edge has put into the page (deploy/edge), by `merchant` header and path. */
type EdgeResponses = Readonly<Record<string, EarlyAnswer | undefined>>;

/** Whether the edge has rendered home into this page. */
export const isEdgePage = (): boolean => 'edge' in document.documentElement.dataset;

/** Reads the responses once the page is parsed. Throws when they are not JSON. */
export const readEdgeResponses = (): EdgeResponses =>
  JSON.parse(document.getElementById('edge-answers')?.textContent ?? '{}');

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
