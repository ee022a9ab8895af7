import { localeTag } from '../domain/text/language';
import { currentLanguage } from './t';

/** `text` with a capital first letter, for a word that starts a line: "today" to "Today". */
export const capitalized = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) =>
    letter.toLocaleUpperCase(localeTag(currentLanguage() ?? 'uz')),
  );
