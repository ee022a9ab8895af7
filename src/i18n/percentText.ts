import { langTag } from '../domain/text/language';
import { currentLanguage } from './t';

/** A percentage as the current language writes it, with Latin digits: `3%`, `3 %`, `%3`. */
export const percentText = (percent: number): string =>
  new Intl.NumberFormat(`${langTag(currentLanguage() ?? 'uz')}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(percent / 100);
