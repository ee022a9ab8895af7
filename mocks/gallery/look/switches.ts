import { isHexColor } from '../../../src/domain/brand/contrast';
import { isLanguage, type Language } from '../../../src/domain/text/language';

export const themes = ['light', 'dark', 'telegram-light', 'telegram-dark'] as const;
export type ThemeName = (typeof themes)[number];

/** px; `full` is as wide as the page */
export const widths = [320, 360, 390, 430, 'full'] as const;
export type Width = (typeof widths)[number];

/** percent of the size that the person has set for all pages */
export const textSizes = [100, 150, 200] as const;
export type TextSize = (typeof textSizes)[number];

/** What the switches at the top stand at; the page's query keeps it. */
export type Switches = {
  language: Language;
  /** auto: as the language reads */
  direction: 'auto' | 'rtl';
  theme: ThemeName;
  /** the merchant's colour, `#rrggbb`; null leaves the default */
  brand: string | null;
  width: Width;
  text: TextSize;
  /** off: the connection goes once a situation has been brought about */
  connection: 'on' | 'off';
  /** shows what has this in its name, from all groups */
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

/** Reads the switches from a query; what cannot be read stands at its standard. */
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

/** The query that reads as these switches; it names only what differs from the standard. */
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
