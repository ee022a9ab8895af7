import type { Launch, LaunchWindow } from './launch';

/** Session storage key of the launch, which must survive a reload. */
export const keptAs = 'launch';
/** Extra launch param: the app has been on screen since Telegram opened it. */
export const begunMark = 'begun';

/** Stores the launch, with the current palette, for the tab's session. */
export function storeLaunch(window: Pick<LaunchWindow, 'sessionStorage'>, launch: Launch): void {
  const { query, origin, theme, hasBegun } = launch;
  try {
    window.sessionStorage.setItem(keptAs, JSON.stringify({ query, origin, theme, hasBegun }));
  } catch {
    // If storage is full, only a later reload is affected.
  }
}

/** The launch as a URL hash, for reloads while storage is denied. */
export function launchHash({ query, hasBegun }: Launch): string {
  const params = new URLSearchParams(query);
  if (hasBegun) params.set(begunMark, '1');
  return `#${params}`;
}
