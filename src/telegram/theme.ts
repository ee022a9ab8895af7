import { isHexColor, readableText } from '../domain/brand/contrast';

export type HexColor = `#${string}`;

/** Telegram's palette by its own names: `bg_color`, `text_color` … */
export type Theme = Record<string, HexColor>;

const isColor = (value: unknown): value is HexColor =>
  typeof value === 'string' && isHexColor(value);

/** Parses a palette from a launch param or an event; invalid entries are dropped. */
export function readTheme(value: unknown): Theme {
  const theme: Theme = {};
  if (typeof value !== 'object' || value === null) return theme;
  for (const [name, color] of Object.entries(value)) {
    if (isColor(color) && /^[a-z_]+$/.test(name)) theme[name] = color;
  }
  return theme;
}

/** Whether it is a palette: one without a background or a text colour would stand on colours that do not fit it. */
export const isPalette = ({ bg_color, text_color }: Theme): boolean =>
  bg_color !== undefined && text_color !== undefined;

/**
 * Applies a palette with a background and a text colour, and no part of one. Sets `--tg-theme-bg-color` etc., and `data-theme`, which is dark if white text is
 * more readable on the background. Runs before the first paint; `changeTheme` on every change.
 */
export function applyTheme(theme: Theme, root: HTMLElement): void {
  const background = theme.bg_color;
  if (!background || !theme.text_color) return;
  for (const [name, color] of Object.entries(theme)) {
    root.style.setProperty(`--tg-theme-${name.replaceAll('_', '-')}`, color);
  }
  root.dataset.theme = readableText(background) === 'white' ? 'dark' : 'light';
}

/**
 * Applies a palette in place of another, of which nothing is left. Returns false for a part of one,
 * which changes nothing.
 */
export function changeTheme(theme: Theme, root: HTMLElement): boolean {
  if (!isPalette(theme)) return false;
  for (const name of Array.from(root.style)) {
    if (name.startsWith('--tg-theme-')) root.style.removeProperty(name);
  }
  applyTheme(theme, root);
  return true;
}
