import { platformOf } from '../protocol/clients';
import { quirks } from '../protocol/platforms';
import type { Insets } from '../situation/devices';
import { statusHeight } from '../situation/devices';
import type { Situation } from '../situation/situation';

/**
 * What the device and Telegram cover of the app. On the full screen the app is beneath the status bar
 * and Telegram's floating header too.
 */
export function insetsOf(
  situation: Situation,
  fullscreen: boolean,
): { safe: Insets; content: Insets } {
  const { safe, content, device } = situation;
  if (!fullscreen) return { safe, content };
  const platform = platformOf(situation);
  const under = (insets: Insets, height: number) => ({
    ...insets,
    top: Math.max(insets.top, height),
  });
  return {
    safe: under(safe, statusHeight(device, platform)),
    content: under(content, quirks[platform].floatingHeader),
  };
}
