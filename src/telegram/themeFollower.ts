import { postEvent, themeParams } from '@tma.js/sdk';
import { attempt } from './attempt';
import type { Launch } from './launch';
import { storeLaunch } from './launch';
import { changeTheme, readTheme } from './theme';

/**
 * Applies every palette that the client sends, and stores it for a reload; then calls `onChange`.
 */
export function followTheme(launch: Launch, onChange: () => void): void {
  attempt(() => themeParams.mount.ifAvailable());
  // Not by a hook: the answer may correct the launch's colours before React is there.
  themeParams.state.sub((state) => {
    const theme = readTheme(state);
    if (!changeTheme(theme, document.documentElement)) return;
    launch.theme = theme;
    storeLaunch(window, launch);
    onChange();
  });
  askForTheme();
}

/** Requests the current palette, which may differ from the launch's; supported by every client. */
export function askForTheme(): void {
  attempt(() => postEvent('web_app_request_theme'));
}
