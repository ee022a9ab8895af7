import type { Launch, LaunchWindow } from './launch';

/** Session storage key of the launch, which must survive a reload. */
export const keptAs = 'launch';
/** Extra launch param: the app has been on screen since Telegram opened it. */
export const begunMark = 'begun';
/** Extra launch param: the embedder's origin, for a reload while storage is denied. */
export const embedderMark = 'embedder';

/** Stores the launch, with the current palette, for the tab's session. */
export function storeLaunch(window: Pick<LaunchWindow, 'sessionStorage'>, launch: Launch): void {
  const { query, origin, theme, hasBegun } = launch;
  try {
    window.sessionStorage.setItem(keptAs, JSON.stringify({ query, origin, theme, hasBegun }));
  } catch {
    // If storage is full, only a later reload is affected.
  }
}
