import { isHexColor, readableText } from '../domain/brand/contrast';

export type HexColor = `#${string}`;

/** Telegram's palette by its own names: `bg_color`, `text_color` … */
export type Theme = Record<string, HexColor>;

const isColor = (value: unknown): value is HexColor =>
  typeof value === 'string' && isHexColor(value);

/** Reads a palette from a launch param or an event; whatever is not a colour is left out. */
export function readTheme(value: unknown): Theme {
  const theme: Theme = {};
  if (typeof value !== 'object' || value === null) return theme;
  for (const [name, color] of Object.entries(value)) {
    if (isColor(color) && /^[a-z_]+$/.test(name)) theme[name] = color;
  }
  return theme;
}

/**
 * Puts a palette on the page: `--tg-theme-bg-color` and so on, and `data-theme`, which is dark where
 * white reads better on the background. Runs before the first paint and on every change.
 */
export function applyTheme(theme: Theme, root: HTMLElement): void {
  for (const [name, color] of Object.entries(theme)) {
    root.style.setProperty(`--tg-theme-${name.replaceAll('_', '-')}`, color);
  }
  const background = theme.bg_color;
  if (background) root.dataset.theme = readableText(background) === 'white' ? 'dark' : 'light';
}
