import { knows } from '../protocol/version';
import type { ThemeParams } from './situation';

/** Similar to Telegram's own palettes. */
export const palettes = {
  light: {
    bg_color: '#ffffff',
    text_color: '#000000',
    hint_color: '#707579',
    link_color: '#2481cc',
    button_color: '#2481cc',
    button_text_color: '#ffffff',
    secondary_bg_color: '#f4f4f5',
    header_bg_color: '#ffffff',
    bottom_bar_bg_color: '#f4f4f5',
    accent_text_color: '#2481cc',
    section_bg_color: '#ffffff',
    section_header_text_color: '#707579',
    section_separator_color: '#e7e7e7',
    subtitle_text_color: '#707579',
    destructive_text_color: '#d1302c',
  },
  dark: {
    bg_color: '#17212b',
    text_color: '#f5f5f5',
    hint_color: '#8496a8',
    link_color: '#6ab3f3',
    button_color: '#5288c1',
    button_text_color: '#ffffff',
    secondary_bg_color: '#232e3c',
    header_bg_color: '#17212b',
    bottom_bar_bg_color: '#17212b',
    accent_text_color: '#6ab2f2',
    section_bg_color: '#17212b',
    section_header_text_color: '#6ab3f3',
    section_separator_color: '#111921',
    subtitle_text_color: '#8496a8',
    destructive_text_color: '#ec6068',
  },
} satisfies Record<string, ThemeParams>;

const later = new Map([
  ['header_bg_color', '6.10'],
  ['accent_text_color', '6.10'],
  ['section_bg_color', '6.10'],
  ['section_header_text_color', '6.10'],
  ['subtitle_text_color', '6.10'],
  ['destructive_text_color', '6.10'],
  ['section_separator_color', '7.6'],
  ['bottom_bar_bg_color', '7.10'],
]);

/** The colours sent by a client of this version, without later keys. */
export function themeOf(situation: {
  theme: 'light' | 'dark' | 'custom';
  colors: ThemeParams;
  version: string;
}): ThemeParams {
  const { theme, colors, version } = situation;
  const all = theme === 'custom' ? { ...palettes.light, ...colors } : palettes[theme];
  return Object.fromEntries(
    Object.entries(all).filter(([key]) => knows(version, later.get(key) ?? '6.0')),
  );
}
