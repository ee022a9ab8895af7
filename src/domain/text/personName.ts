/** Longest name shown beside a line, in characters. */
export const personNameLength = 24;

/** Controls, direction marks, half characters and private use: nothing that a name needs. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

/** One line of text without control and direction characters. */
export const plainText = (text: string): string =>
  text.replace(/\s/g, ' ').replace(invisible, '').normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * A name from outside (a link, a form, Telegram) that is safe beside other text: plain, at most two
 * marks on a letter, bounded; '' if nothing is left.
 */
export function personName(text: string): string {
  const clean = plainText(text).replace(/(\p{M}{2})\p{M}+/gu, '$1');
  return plainText([...clean].slice(0, personNameLength).join(''));
}
