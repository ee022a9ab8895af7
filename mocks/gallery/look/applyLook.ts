import { readableText } from '../../../src/domain/brand/contrast';
import { applyTheme, readTheme } from '../../../src/telegram/theme';
import { palettes } from '../../telegram/situation/themes';
import { type Switches, standard } from './switches';

/** Applies theme, text size and the merchant's colour to the document, like browser and app do. */
export function applyLook({
  theme,
  brand,
  text,
}: Pick<Switches, 'theme' | 'brand' | 'text'>): void {
  const { style, dataset } = document.documentElement;
  for (const name of Object.keys(palettes.light)) {
    style.removeProperty(`--tg-theme-${name.replaceAll('_', '-')}`);
  }
  dataset.theme = theme.endsWith('dark') ? 'dark' : 'light';
  if (theme === 'telegram-light') applyTheme(readTheme(palettes.light), document.documentElement);
  if (theme === 'telegram-dark') applyTheme(readTheme(palettes.dark), document.documentElement);

  style.fontSize = text === standard.text ? '' : `${text}%`;
  style.removeProperty('--brand');
  style.removeProperty('--on-brand');
  if (!brand) return;
  style.setProperty('--brand', brand);
  style.setProperty('--on-brand', readableText(brand) === 'white' ? '#ffffff' : '#000000');
}

/** Forces the document's direction if set; call after the language, which sets its own. */
export function applyDirection({ direction }: Pick<Switches, 'direction'>): void {
  if (direction === 'rtl') document.documentElement.dir = 'rtl';
}
