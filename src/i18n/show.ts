import type { Money } from '../domain/basket/pricing';
import { formatMoney, formatNumber } from '../domain/text/format';
import {
  type Language,
  type Localized,
  langTag,
  languageFound,
  localize,
} from '../domain/text/language';
import { announceTexts, currentLanguage } from './t';

let mainLanguage: Language | undefined;
let currency = 'UZS';

/**
 * The merchant's main language, the fallback for data without the user's language (settled: start).
 */
export function setMainLanguage(language: Language | null) {
  if (mainLanguage === (language ?? undefined)) return;
  mainLanguage = language ?? undefined;
  announceTexts();
}

/** The merchant's currency, an ISO code; independent of the language (settled: money). */
export function setCurrency(code: string) {
  currency = code;
}

/** The merchant's currency, an ISO code. */
export const shopCurrency = (): string => currency;

/** A server text in the current language, with its fallbacks; '' if there is none. */
export const showText = (text: Localized): string =>
  localize(text, currentLanguage() ?? 'uz', mainLanguage);

/**
 * For the `lang` of the element that shows `showText(text)`: undefined if the text is in the current
 * language. Otherwise a screen reader would pronounce a fallback text in the page's language.
 */
export function langOf(text: Localized): string | undefined {
  const current = currentLanguage() ?? 'uz';
  const found = languageFound(text, current, mainLanguage);
  return found && found !== current ? langTag(found) : undefined;
}

/** Server texts usually exist in these (§3); other languages fall back to the main language. */
const dataLanguages: readonly Language[] = ['uz', 'ru', 'eng'];

/**
 * Identifies the current language and its fallback. When it changes, texts on screen must be
 * rendered again. Null before the first dictionary has loaded.
 */
export function textsKey(): string | null {
  const language = currentLanguage();
  if (language === null || dataLanguages.includes(language)) return language;
  return `${language} ${mainLanguage ?? ''}`;
}

/** An amount with its currency, formatted in the current language; '' if unknown. */
export const showMoney = (money: Money | null): string =>
  formatMoney(money ?? Number.NaN, currentLanguage() ?? 'uz', currency);

/** A number formatted in the current language; '' if not finite. */
export const showNumber = (value: number): string => formatNumber(value, currentLanguage() ?? 'uz');
