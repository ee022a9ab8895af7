import type { Language } from './language';
import { fromMoney, type Money } from './pricing';

/** Does not break a line, and keeps a number in one piece between right-to-left words. */
const space = '\u00a0';

/** §9: thousands set apart by spaces, at most 2 decimals; '' for what is no number. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '';
  const rounded = Math.round(Number((Math.abs(value) * 100).toPrecision(15))) / 100;
  const [whole = '0', decimals] = String(rounded).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, space);
  const sign = value < 0 && rounded > 0 ? '-' : '';
  return `${sign}${grouped}${decimals ? `.${decimals}` : ''}`;
}

/** §9: the sum in Uzbek and Russian, the tenge in Kazakh; elsewhere the sum by its local name. */
const currencyWords: Readonly<Record<Language, string>> = {
  uz: 'soʻm',
  ru: 'сум',
  eng: 'sum',
  ar: 'سوم',
  kz: 'теңге',
  tr: 'som',
  zh: '苏姆',
};

/** A price with its currency; `words` replaces the currency's word where a merchant has another. */
export function formatMoney(
  money: Money,
  language: Language,
  words: Partial<Record<Language, string>> = {},
): string {
  return `${formatNumber(fromMoney(money))}${space}${words[language] ?? currencyWords[language]}`;
}
