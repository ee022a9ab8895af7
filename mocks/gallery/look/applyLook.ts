import { readableText } from '../../../src/domain/contrast';
import { applyTheme, readTheme } from '../../../src/telegram/theme';
import { palettes } from '../../telegram/situation/themes';
import type { Switches } from './switches';

/** Puts theme, direction and the merchant's colour on the document, as the app does. */
export function applyLook({ theme, brand }: Pick<Switches, 'theme' | 'brand'>): void {
  const { style, dataset } = document.documentElement;
  for (const name of Object.keys(palettes.light)) {
    style.removeProperty(`--tg-theme-${name.replaceAll('_', '-')}`);
  }
  dataset.theme = theme.endsWith('dark') ? 'dark' : 'light';
  if (theme === 'telegram-light') applyTheme(readTheme(palettes.light), document.documentElement);
  if (theme === 'telegram-dark') applyTheme(readTheme(palettes.dark), document.documentElement);

  style.removeProperty('--brand');
  style.removeProperty('--on-brand');
  if (!brand) return;
  style.setProperty('--brand', brand);
  style.setProperty('--on-brand', readableText(brand) === 'white' ? '#ffffff' : '#000000');
}

/** Turns the document round where that is forced; comes after the language, which says its own. */
export function applyDirection({ direction }: Pick<Switches, 'direction'>): void {
  if (direction === 'rtl') document.documentElement.dir = 'rtl';
}
