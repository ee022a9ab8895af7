import { westernDigits } from '../text/digits';

/** Spaces of any width, controls, soft hyphens, marks of zero width, and blanks that are letters. */
const unseen = /[\s\p{Z}\p{C}\p{Variation_Selector}\u115f\u1160\u2800\u3164\uffa0]|\u034f/gu;
const quotation = /^["'`´«»‹›“”„‟‘’‚‛「」]+|["'`´«»‹›“”„‟‘’‚‛「」]+$/g;

/** A typed or pasted code as typed, without what cannot be seen and the quotation marks around it. */
export const promoCodeOf = (text: string): string =>
  text.replace(unseen, '').replace(quotation, '');

/** Cyrillic letters that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y' },
  ...{ Х: 'X', І: 'I', Ј: 'J', Ѕ: 'S', Ү: 'Y', а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y' },
  ...{ х: 'x', і: 'i', ј: 'j', ѕ: 's', ү: 'y' },
};
const inLatin = (code: string): string =>
  code.replace(/\p{Script=Cyrillic}/gu, (one) => lookAlikes[one] ?? one);

/** Capitals, with ASCII digits and no full-width letters; a Turkish keyboard types İ for I. */
const inCapitals = (code: string): string =>
  westernDigits(code)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/I\u0307|İ/g, 'I');

/**
 * How a code may be spelt on the server, most likely first, each once: as typed, in capitals, and
 * both with Latin letters for Cyrillic ones that look the same (settled: promo codes).
 */
export function promoSpellings(text: string): readonly string[] {
  const typed = promoCodeOf(text);
  const latin = inLatin(typed);
  return [...new Set([typed, inCapitals(typed), latin, inLatin(inCapitals(latin))])];
}
