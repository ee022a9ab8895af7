import type { Localized } from '../domain/text/language';
import { showText } from './show';

/** "Bacon × 2", or the name alone for one. */
export const countedText = (name: Localized, count: number): string =>
  count > 1 ? `${showText(name)} × ${count}` : showText(name);
