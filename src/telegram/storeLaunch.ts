import type { Launch, LaunchWindow } from './launch';

/** The name in the session's storage under which a launch outlives a reload. */
export const keptAs = 'launch';
/** Among the params: the app has been on screen since Telegram opened it. */
export const begunMark = 'begun';

/** Keeps the launch for as long as the tab lives, with the palette of the moment. */
export function storeLaunch(window: Pick<LaunchWindow, 'sessionStorage'>, launch: Launch): void {
  const { query, origin, theme, hasBegun } = launch;
  try {
    window.sessionStorage.setItem(keptAs, JSON.stringify({ query, origin, theme, hasBegun }));
  } catch {
    // A full storage costs the launch after a reload, nothing now.
  }
}

/** The launch as a hash, for a reload that comes while storage is denied. */
export function launchHash({ query, hasBegun }: Launch): string {
  const params = new URLSearchParams(query);
  if (hasBegun) params.set(begunMark, '1');
  return `#${params}`;
}
