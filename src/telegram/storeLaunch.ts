import { type Launch, type LaunchWindow, launchKey } from './launch';

/** Stores the launch, with the current palette, for the tab's session. */
export function storeLaunch(window: Pick<LaunchWindow, 'sessionStorage'>, launch: Launch): void {
  const { query, origin, theme, hasBegun } = launch;
  try {
    window.sessionStorage.setItem(launchKey, JSON.stringify({ query, origin, theme, hasBegun }));
  } catch {
    // If storage is full, only a later reload is affected.
  }
}
