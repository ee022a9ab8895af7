import { digitsIn, westernDigits } from '../text/digits';
import { countryOfPhone } from './phone';

/** E.164 */
const mostDigits = 15;
/** Short numbers have three, e.g. an exchange’s `103`. */
const fewestDigits = 3;

const times = /\b\d{1,2}:\d{2}\b/g;
const extension = /(?:^|[^\p{L}])(?:ext|x|доб|вн|ichki)\.?\s*[:№#]?\s*\d+/giu;
// A plus or a new line begins another number; a hyphen without spaces or a bracket does not.
const number = /[+\uff0b]?\s*\(?\d(?:[\d\t \u00a0\u202f().\u2010-\u2015-]*\d)?/g;

/** Longest field that is read, in letters: ten numbers with words. What is longer would take the square of its length. */
const longest = 300;

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
  const text = westernDigits(typed.slice(0, longest)).replace(times, ' , ').replace(extension, ',');
  return (text.match(number) ?? [])
    .flatMap(halves)
    .map((each) => each.trim())
    .filter((each) => count(each) >= fewestDigits);
}

/** Country codes by the currency in which a shop sells. */
const codes: Readonly<Record<string, string>> = {
  UZS: '998',
  KZT: '7',
  RUB: '7',
  KGS: '996',
  TJS: '992',
  TMT: '993',
  AZN: '994',
  GEL: '995',
  AMD: '374',
  BYN: '375',
  UAH: '380',
  TRY: '90',
  CNY: '86',
  AED: '971',
  SAR: '966',
};

/** The country code of the demo, where nothing tells another. */
export const demoCode = '998';

/**
 * The country code of a shop: its currency's, else that of the first of its phones that is written
 * with one; null if neither tells, e.g. for US dollars.
 */
export function countryCodeOf(
  currency: string,
  phones: readonly (string | null)[] = [],
): string | null {
  const own = codes[currency.trim().toUpperCase()];
  return own ?? phones.map((phone) => phone && countryOfPhone(phone)).find(Boolean) ?? null;
}
