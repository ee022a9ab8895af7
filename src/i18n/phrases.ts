import { localeTag } from '../domain/text/language';
import { visible } from '../domain/text/visible';
import { currentLanguage, t } from './t';

/** "Pick-up: Chilonzor"; the label alone if the value is blank. */
export const labelled = (label: string, value: string): string =>
  value.trim() === '' ? label : t('common.labelled', { label, value });

/** Short facts in one line: "flat 12 · floor 3". A line that wraps ends with the dot. */
export const dotted = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');

/**
 * Texts in one line with the language's own comma; blank ones are left out. `Intl.ListFormat` would
 * add an "and", or leave the comma out.
 */
export const listOf = (texts: readonly string[]): string =>
  texts
    .filter((text) => text.trim() !== '')
    .reduce((before, next) => (before === '' ? next : t('common.list', { before, next })), '');

/** `text` with a capital first letter, for a word that starts a line: "today" to "Today". */
export const capitalized = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) =>
    letter.toLocaleUpperCase(localeTag(currentLanguage() ?? 'uz')),
  );

const firstStrong = '\u2068';
const end = '\u2069';

/**
 * Isolates the direction of `text` where no element can be used: keeps "350 g" in order in Arabic.
 * What would end the isolation is removed from it. '' for a blank text, so that it still counts as missing.
 */
export function isolate(text: string): string {
  const seen = visible(text);
  return seen && `${firstStrong}${seen}${end}`;
}
