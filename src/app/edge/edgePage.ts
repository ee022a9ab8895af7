import type { Channel } from '../../domain/merchant';
import { fetchPictures } from './fetchPictures';

/** A page that has come with home in it, from the edge or from a file. */
export type HomePage = {
  /** the channel that it was rendered for */
  channel: Channel;
  /** the language that it is in, as `lang` says it */
  lang: string;
  /** when a file was made, epoch ms; null from the edge */
  made: number | null;
};

/** What the page says of the home in it, on `<html>`; null for a page without one. */
export function homePage(): HomePage | null {
  const { dataset, lang } = document.documentElement;
  const { edge, made } = dataset;
  if (edge === undefined) return null;
  return { channel: edge as Channel, lang, made: made ? Number(made) : null };
}

/**
 * What the page carries, once it is parsed: results of reads by `callKey` of their paths, as the app's own
 * schemas have read them in deploy/edge. Throws when it is not JSON.
 */
export const readCarried = (): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(JSON.parse(document.getElementById('edge-answers')?.textContent ?? '{}')));

/** Photos wait for React, whose code they would slow down, but not longer than this. */
const picturesMs = 2500;

/** Completes home as a server has rendered it: styles at once, icons after the first frame, photos later. */
export function completeHome(): void {
  const home = document.getElementById('root');
  if (!home) return;
  // A policy may forbid style attributes in markup.
  for (const element of home.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
  const show = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.dataset.shown = '';
  };
  // Until React listens for it.
  home.addEventListener('load', show, { capture: true });
  requestAnimationFrame(() => setTimeout(fetchPictures, 0, home, ['href']));
  setTimeout(fetchPictures, picturesMs, home);
}
