import { fromMoney, type Money } from '../basket/pricing';
import { currencyWord } from './currency';
import type { Language } from './language';

/** Non-breaking, and keeps a number together in right-to-left text. */
const space = '\u00a0';

const decimalSigns: Readonly<Record<Language, '.' | ','>> = {
  uz: ',',
  ru: ',',
  eng: '.',
  ar: '.',
  kz: ',',
  tr: ',',
  zh: '.',
};

/**
 * §9: thousands separated by spaces, at most 2 decimals, the language's decimal sign; '' for NaN
 * and infinities.
 */
export const formatNumber = (value: number, language: Language): string =>
  numberText(value, decimalSigns[language]);

function numberText(value: number, decimalSign: string): string {
  if (!Number.isFinite(value)) return '';
  const rounded = Math.round(Number((Math.abs(value) * 100).toPrecision(15))) / 100;
  const [whole = '0', decimals] = String(rounded).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, space);
  const sign = value < 0 && rounded > 0 ? '-' : '';
  return `${sign}${grouped}${decimals ? `${decimalSign}${decimals}` : ''}`;
}

/** An amount as a price shows it: whole without decimals, another one with two. */
const amountText = (money: Money, decimalSign: string): string =>
  numberText(fromMoney(money), decimalSign).replace(/[.,]\d$/, '$&0');

/**
 * A price with its currency (an ISO code); '' if not a finite number. A whole amount has no
 * decimals, another one two: an amount is never rounded, because it is charged as it is.
 */
export function formatMoney(money: Money, language: Language, currency: string): string {
  const amount = amountText(money, decimalSigns[language]);
  return amount && `${amount}${space}${currencyWord(currency, language)}`;
}

/** An amount of money that is written as an example of its language and currency. */
export const sampleAmount: Money = 50;

/** A price written like `sample`, which is the price of `sampleAmount`. */
export const formatLike = (sample: string, money: Money): string =>
  amountText(money, sample.charAt(1)) + sample.slice('0.50'.length);
