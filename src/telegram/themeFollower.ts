import { postEvent, themeParams } from '@tma.js/sdk';
import { attempt } from './attempt';
import type { Launch } from './launch';
import { storeLaunch } from './storeLaunch';
import { applyTheme, readTheme } from './theme';

/** Puts every palette that the client sends on the page, and keeps it for after a reload. */
export function followTheme(launch: Launch): void {
  attempt(() => themeParams.mount.ifAvailable());
  themeParams.state.sub((state) => {
    launch.theme = readTheme(state);
    applyTheme(launch.theme, document.documentElement);
    storeLaunch(window, launch);
  });
  askForTheme();
}

/** The palette of the launch may be an old one; every client answers this. */
export function askForTheme(): void {
  attempt(() => postEvent('web_app_request_theme'));
}
