import type { Theme } from './theme';

/** Session storage key of the launch, which must survive a reload. */
export const launchKey = 'launch';
/** Extra launch param: the app has been on screen since Telegram opened it. */
export const begunMark = 'begun';
/** Extra launch param: the embedder's origin, for a reload while storage is denied. */
export const embedderMark = 'embedder';

/** What of a launch is stored. */
export type SavedLaunch = {
  query: string;
  origin: string | null;
  theme: Theme;
  hasBegun: boolean;
};

/** Stores the launch, with the current palette, for the tab's session. */
export function storeLaunch(
  window: { readonly sessionStorage: Pick<Storage, 'setItem'> },
  launch: SavedLaunch,
): void {
  const { query, origin, theme, hasBegun } = launch;
  try {
    window.sessionStorage.setItem(launchKey, JSON.stringify({ query, origin, theme, hasBegun }));
  } catch {
    // If storage is full, only a later reload is affected.
  }
}
