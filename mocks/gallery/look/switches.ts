import { isHexColor } from '../../../src/domain/brand/contrast';
import { isLanguage, type Language } from '../../../src/domain/text/language';

export const themes = ['light', 'dark', 'telegram-light', 'telegram-dark'] as const;
export type ThemeName = (typeof themes)[number];

/** px; `full` is the page's width */
export const widths = [320, 360, 390, 430, 768, 'full'] as const;
export type Width = (typeof widths)[number];

/** percent of the browser's text size */
export const textSizes = [100, 150, 200] as const;
export type TextSize = (typeof textSizes)[number];

/** The switches at the top; kept in the page's query. */
export type Switches = {
  language: Language;
  /** auto: the direction of the language */
  direction: 'auto' | 'rtl';
  theme: ThemeName;
  /** the merchant's colour, `#rrggbb`; null for the default */
  brand: string | null;
  width: Width;
  text: TextSize;
  /** off: the connection is cut once the situation is set up */
  connection: 'on' | 'off';
  /** shows the specimens of all groups whose name contains this */
  find: string;
};

export const standard: Switches = {
  language: 'eng',
  direction: 'auto',
  theme: 'light',
  brand: null,
  width: 390,
  text: 100,
  connection: 'on',
  find: '',
};

/** Reads the switches from a query; unreadable values become the defaults. */
export function readSwitches(search: string): Switches {
  const query = new URLSearchParams(search);
  const language = query.get('lang');
  const brand = `#${query.get('brand') ?? ''}`;
  return {
    language: isLanguage(language) ? language : standard.language,
    direction: query.get('dir') === 'rtl' ? 'rtl' : 'auto',
    theme: themes.find((theme) => theme === query.get('theme')) ?? standard.theme,
    brand: isHexColor(brand) ? brand : null,
    width: widths.find((width) => String(width) === query.get('width')) ?? standard.width,
    text: textSizes.find((text) => String(text) === query.get('text')) ?? standard.text,
    connection: query.get('connection') === 'off' ? 'off' : 'on',
    find: query.get('find') ?? '',
  };
}

/** The query for these switches, without default values. */
export function writeSwitches(switches: Switches) {
  const { language, direction, theme, brand, width, text, connection, find } = switches;
  const query = new URLSearchParams();
  if (language !== standard.language) query.set('lang', language);
  if (direction !== standard.direction) query.set('dir', direction);
  if (theme !== standard.theme) query.set('theme', theme);
  if (brand) query.set('brand', brand.slice(1));
  if (width !== standard.width) query.set('width', String(width));
  if (text !== standard.text) query.set('text', String(text));
  if (connection !== standard.connection) query.set('connection', connection);
  if (find) query.set('find', find);
  return query;
}
