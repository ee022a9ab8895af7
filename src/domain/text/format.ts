import { fromMoney, type Money } from '../basket/pricing';
import { currencyDigits, currencyWord } from './currency';
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

function numberText(value: number, decimalSign: string, digits = 2): string {
  if (!Number.isFinite(value)) return '';
  const scale = 10 ** digits;
  const rounded = Math.round(Number((Math.abs(value) * scale).toPrecision(15))) / scale;
  const [whole = '0', decimals] = String(rounded).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, space);
  const sign = value < 0 && rounded > 0 ? '-' : '';
  return `${sign}${grouped}${decimals ? `${decimalSign}${decimals}` : ''}`;
}

/** An amount as a price shows it: whole without decimals, another one with all of its currency. */
const amountText = (money: Money, decimalSign: string, digits: number): string =>
  numberText(fromMoney(money, digits), decimalSign, digits).replace(/[.,]\d+$/, (decimals) =>
    decimals.padEnd(digits + 1, '0'),
  );

/**
 * A price with its currency (an ISO code); '' if not a finite number. A whole amount has no
 * decimals, another one all of its currency: an amount is never rounded, because it is charged as it is.
 */
export function formatMoney(money: Money, language: Language, currency: string): string {
  const amount = amountText(money, decimalSigns[language], currencyDigits(currency));
  return amount && `${amount}${space}${currencyWord(currency, language)}`;
}
