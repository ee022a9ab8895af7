import { useSignal } from '@telegram-apps/sdk-react';
import { miniApp, themeParams } from '@tma.js/sdk';
import { useEffect } from 'react';
import type { FrameColors } from './handle';
import { askForTheme } from './themeFollower';

type Props = {
  /** `telegram.setColors` */
  setColors(colors: FrameColors): void;
};

/**
 * Keeps Telegram's frame around the app in the app's colours when the palette changes. Renders
 * nothing. Used only inside Telegram, and loaded lazily because it imports the SDK.
 */
export function TelegramColors({ setColors }: Props) {
  const palette = useSignal(themeParams.state);
  const isActive = useSignal(miniApp.isActive);

  useEffect(() => {
    // Colours missing from the palette fall back to the page's own tokens.
    const page = getComputedStyle(document.documentElement);
    const own = (token: string) => page.getPropertyValue(token).trim();
    const background = palette.secondary_bg_color ?? own('--page');
    const bottomBar = palette.bottom_bar_bg_color ?? own('--bottom');
    setColors({ header: background, background, bottomBar });
  }, [palette, setColors]);

  // The theme may have changed without an event while the app was in the background.
  useEffect(() => {
    if (isActive) askForTheme();
  }, [isActive]);

  return null;
}
