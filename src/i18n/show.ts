import type { Money } from '../domain/basket/pricing';
import { formatMoney, formatNumber } from '../domain/text/format';
import { directionOf, type Language, type Localized, localize } from '../domain/text/language';
import { announceTexts, currentLanguage } from './t';

let mainLanguage: Language | undefined;
let currency = 'UZS';

/** The merchant's main language: data that lacks the person's own falls back to it (readings: start). */
export function setMainLanguage(language: Language | null) {
  if (mainLanguage === (language ?? undefined)) return;
  mainLanguage = language ?? undefined;
  announceTexts();
}

/** The merchant's currency, an ISO code: all money is in it, whatever the language (readings). */
export function setCurrency(code: string) {
  currency = code;
}

/** Text of the server in the language on screen, with its fallbacks; '' when there is none. */
export const showText = (text: Localized): string =>
  localize(text, currentLanguage() ?? 'uz', mainLanguage);

/** The server has its texts in these as a rule (§3); elsewhere they fall back to the main language. */
const dataLanguages: readonly Language[] = ['uz', 'ru', 'eng'];

/**
 * Names what texts read like at the moment: the language on screen, and the one that stands in for
 * it. Another name means that texts which are on screen already must be shown again.
 */
export function textsKey(): string | null {
  const language = currentLanguage();
  if (language === null || dataLanguages.includes(language)) return language;
  return `${language} ${mainLanguage ?? ''}`;
}

/** An amount with its currency, as the language on screen writes it; '' for no number. */
export const showMoney = (money: Money): string =>
  formatMoney(money, currentLanguage() ?? 'uz', currency);

/** A number as the language on screen writes it; '' for no number. */
export const showNumber = (value: number): string => formatNumber(value, currentLanguage() ?? 'uz');

/** An amount with a sign, which stays before the number where reading goes from right to left. */
export function showSigned(sign: '+' | '−', money: Money): string {
  const amount = showMoney(money);
  if (amount === '') return '';
  if (directionOf(currentLanguage() ?? 'uz') === 'ltr') return `${sign}${amount}`;
  return amount.replace(/^[\d\s.,]*\d/, (number) => `\u2066${sign}${number}\u2069`);
}
