import type { CSSProperties } from 'react';
import type { Phone } from '../client/phone';
import { platformOf } from '../protocol/clients';
import { statusHeight } from '../situation/devices';
import type { Situation } from '../situation/situation';
import { palettes, themeOf } from '../situation/themes';

/** Inline styles that set custom properties. */
export type Variables = CSSProperties & { [name: `--${string}`]: string | undefined };

const hex = /^#[\da-f]{6}$/i;

/** White or black, whichever has more contrast. */
function readableTextOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    Number.parseInt(color.slice(from, from + 2), 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#000000' : '#ffffff';
}

/** Telegram's colours as custom properties: the theme's, overridden by the app's. */
export function themeStyle(situation: Situation, phone: Phone): Variables {
  const theme = { ...palettes.light, ...themeOf(situation) };
  const chosen = (color: string, otherwise: string) => (hex.test(color) ? color : otherwise);
  const header = chosen(phone.headerColor, theme.header_bg_color);
  const background = chosen(phone.backgroundColor, theme.bg_color);
  return {
    '--tg-header': header,
    '--tg-header-ink': readableTextOn(header),
    '--tg-background': background,
    '--tg-bottom': chosen(phone.bottomBarColor, theme.bottom_bar_bg_color),
    '--tg-text': theme.text_color,
    '--tg-hint': theme.hint_color,
    '--tg-link': theme.link_color,
    '--tg-button': theme.button_color,
    '--tg-button-ink': theme.button_text_color,
    '--tg-card': theme.bg_color,
    '--tg-chat': theme.secondary_bg_color,
    '--tg-danger': theme.destructive_text_color,
    '--tg-safe-bottom': `${situation.keyboard ? 0 : situation.safe.bottom}px`,
    '--tg-status': `${statusHeight(situation.device, platformOf(situation))}px`,
    colorScheme: readableTextOn(theme.bg_color) === '#ffffff' ? 'dark' : 'light',
  };
}
