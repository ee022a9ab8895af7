import { isRGB, miniApp, postEvent, type RGB, themeParams } from '@tma.js/sdk';
import { attempt } from './attempt';
import type { Launch } from './launch';
import { storeLaunch } from './storeLaunch';
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

/** The client's frame around the app: its header, the ground behind the page, its bottom bar. */
export type Frame = {
  /** Gives the frame the colours of the screen that it surrounds, from the page's tokens. */
  paint(): void;
  /** A picture fills the screen: the frame is black as long. */
  darken(on: boolean): void;
};

/** Clients before 6.9 only accept a header's colour by its name in the palette. */
export function createFrame(): Frame {
  let isDark = false;
  const paint = () => {
    const page = getComputedStyle(document.documentElement);
    const ground = isDark ? black : rgb(page.getPropertyValue('--bg'));
    const bottom = isDark ? black : rgb(page.getPropertyValue('--bottom'));
    const header = miniApp.setHeaderColor.supports('rgb') ? ground : null;
    attempt(() => miniApp.setHeaderColor.ifAvailable(header ?? 'bg_color'));
    if (ground) attempt(() => miniApp.setBgColor.ifAvailable(ground));
    if (bottom) attempt(() => miniApp.setBottomBarColor.ifAvailable(bottom));
  };
  return {
    paint,
    darken(on) {
      isDark = on;
      paint();
    },
  };
}

const black: RGB = '#000000';

/** `#rrggbb` without the opacity that a palette may add; null for what no client accepts. */
function rgb(color: string): RGB | null {
  const opaque = color.trim().slice(0, 7);
  return isRGB(opaque) ? opaque : null;
}
