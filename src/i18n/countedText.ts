import type { Localized } from '../domain/text/language';
import { showNumber, showText } from './show';

/** "× 2"; a weight as the language writes it. */
export const timesText = (count: number): string => `× ${showNumber(count)}`;

/** "Bacon × 2", or the name alone for one. */
export const countedText = (name: Localized, count: number): string =>
  count === 1 ? showText(name) : `${showText(name)} ${timesText(count)}`;
