import { digitsIn, westernDigits } from '../text/digits';

/** E.164 */
const mostDigits = 15;
/** Short numbers have three, e.g. an exchange’s `103`. */
const fewestDigits = 3;

const times = /\b\d{1,2}:\d{2}\b/g;
const extension = /(?:^|[^\p{L}])(?:ext|x|доб|вн|ichki)\.?\s*[:№#]?\s*\d+/giu;
// A plus or a new line begins another number; a hyphen without spaces or a bracket does not.
const number = /[+\uff0b]?\s*\(?\d(?:[\d\t \u00a0\u202f().\u2010-\u2015-]*\d)?/g;

const count = (text: string): number => digitsIn(text).length;

/** Two numbers with only gaps between them, cut in the middle of their digits where a gap is there. */
function halves(text: string): string[] {
  if (count(text) <= mostDigits) return [text];
  const cut = [...text.matchAll(/\s[\u2010-\u2015-]\s|\s/g)].find(
    ({ index }) => count(text.slice(0, index)) * 2 === count(text),
  );
  if (!cut) return [text];
  return [text.slice(0, cut.index), text.slice(cut.index + cut[0].length)];
}

/**
 * The phone numbers in a field as merchants fill it in: one in any notation, or some with commas,
 * slashes, words or lines between them. Hours and extensions are none. Empty without a number.
 */
export function phonesIn(typed: string): string[] {
  const text = westernDigits(typed).replace(times, ' , ').replace(extension, ',');
  return (text.match(number) ?? [])
    .flatMap(halves)
    .map((each) => each.trim())
    .filter((each) => count(each) >= fewestDigits);
}
