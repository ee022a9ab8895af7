import { formatMoney } from '../domain/format';
import { type Language, type Localized, localize } from '../domain/language';
import type { Money } from '../domain/pricing';
import { currentLanguage } from './t';

let mainLanguage: Language | undefined;

/** The merchant's main language: data that lacks the person's own falls back to it (readings: start). */
export function setMainLanguage(language: Language | null) {
  mainLanguage = language ?? undefined;
}

/** Text of the server in the language on screen, with its fallbacks; '' when there is none. */
export const showText = (text: Localized): string =>
  localize(text, currentLanguage() ?? 'uz', mainLanguage);

/** An amount with its currency, as the language on screen writes it. */
export const showMoney = (money: Money): string => formatMoney(money, currentLanguage() ?? 'uz');
