import { useSignal } from '@telegram-apps/sdk-react';
import { miniApp, themeParams } from '@tma.js/sdk';
import { useEffect } from 'react';
import type { FrameColors } from './handle';
import { askForTheme } from './themeFollower';

type Props = {
  /** Telegram's way to take colours: `telegram.setColors` */
  setColors(colors: FrameColors): void;
};

/**
 * Keeps what Telegram draws around the app in the app's own colours, whenever its palette changes.
 * Draws nothing itself. Rendered inside Telegram only, and loaded lazily, because the SDK comes along.
 */
export function TelegramColors({ setColors }: Props) {
  const palette = useSignal(themeParams.state);
  const isActive = useSignal(miniApp.isActive);

  useEffect(() => {
    // What the palette leaves out is what the page stands on without it.
    const page = getComputedStyle(document.documentElement);
    const own = (token: string) => page.getPropertyValue(token).trim();
    const background = palette.secondary_bg_color ?? own('--page');
    const bottomBar = palette.bottom_bar_bg_color ?? own('--bottom');
    setColors({ header: background, background, bottomBar });
  }, [palette, setColors]);

  // Telegram may have turned dark while the app was out of sight, without a word.
  useEffect(() => {
    if (isActive) askForTheme();
  }, [isActive]);

  return null;
}
