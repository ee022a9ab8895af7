import type { Money } from '../../domain/basket/pricing';
import { isHexColor } from '../../domain/brand/contrast';
import { field, fieldOf, firstOf, required } from './field';
import { moneyFromWire } from './money';

/**
 * Readers of single values: ids, numbers, money, flags, words of a closed set, plain text, colours. Required fields
 * (`id`, `price`) reject their record; all others accept anything, so that a missing or unknown value costs only
 * itself (settled: shapes on the wire).
 */

/** An id: text, a number, or the record that has it. */
const toId = (value: unknown): string | null => {
  const own = fieldOf(value, 'id') ?? value;
  return (typeof own === 'string' && own.trim() !== '') || typeof own === 'number'
    ? String(own)
    : null;
};

/** Longest number with its signs and spaces. */
const longestNumber = 40;

/** Digits in groups of three, with blanks or apostrophes between them or with commas. */
const grouped = /^([-+]?[1-9]\d{0,2})((?:[\s'’]\d{3})+|(?:,\d{3})+(?!,))(?!\d)/;
/** Digits with at most one decimal sign. */
const digits = /^[-+]?(?:\d+[.,]?\d*|[.,]\d+)$/;

/** A number, also as text in the notation of any language: "12000.00", "12 000", "12 000,5", "12,000.5". */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > longestNumber) return null;
  const plain = value
    .trim()
    .replace(grouped, (_, first: string, rest: string) => first + rest.replace(/\D/g, ''));
  return digits.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** An amount with a short word before or after it. */
const withUnit = /^[^\d+-]{0,8}([-+]?\d[\d\s.,'’]*?)\D{0,12}$/;

/** The names under which an amount stands in a record of its own. */
const amountNames = ['amount', 'value', 'price', 'sum'];

/**
 * Money in the smallest unit: a number of the currency's units, also as text with the currency's word, or as a record
 * with an amount; null if negative or unsafe.
 */
export function toPrice(value: unknown): Money | null {
  const own = firstOf(value, amountNames) ?? value;
  const isShort = typeof own === 'string' && own.length <= longestNumber;
  const bare = isShort ? withUnit.exec(own)?.[1] : null;
  const money = moneyFromWire(toNumber(bare ?? own) ?? Number.NaN);
  return Number.isSafeInteger(money) && money >= 0 ? money : null;
}

/** Longer text is no flag, and need not be looked at. */
const longestFlag = 20;

/** No and yes by turns. */
const flagWords = [
  'false',
  'true',
  '0',
  '1',
  'no',
  'yes',
  'off',
  'on',
  'n',
  'y',
  'inactive',
  'active',
];

/** true or false, also as 1 or 0 or as a word; null for anything else. */
export function toFlag(value: unknown): boolean | null {
  if (typeof value === 'object') return null;
  const at = flagWords.indexOf(String(value).slice(0, longestFlag).trim().toLowerCase());
  return at < 0 ? null : at % 2 === 1;
}

/** The names under which a word stands in a record of its own. */
const wordNames = ['code', 'key', 'value', 'type', 'name'];

const folded = (word: string): string => word.toLowerCase().replace(/[\s_-]+/g, '');

/** The word of a closed set that `value` is, in capitals or not, with `_`, `-`, a blank or nothing between its parts. */
export function wordOf<T extends string>(value: unknown, words: readonly T[]): T | null {
  const own = firstOf(value, wordNames) ?? value;
  if (typeof own !== 'string') return null;
  const wanted = folded(own.slice(0, 100));
  return words.find((word) => folded(word) === wanted) ?? null;
}

export const id = required(toId);
export const price = required(toPrice);
export const idOrNull = field(toId);
/** The id of another record, embedded or bare. */
export const reference = field(toId);
export const priceOrNull = field(toPrice);
export const priceOrZero = field((value) => toPrice(value) ?? 0);
export const numberOrNull = field(toNumber);
/** A number of a range; null for any other, whose scale is not known. */
export const numberFrom = (least: number, most = Number.POSITIVE_INFINITY) =>
  field((value) => {
    const number = toNumber(value);
    return number !== null && number >= least && number <= most ? number : null;
  });
export const numberOr = (fallback: number) => field((value) => toNumber(value) ?? fallback);
export const flag = (fallback: boolean) => field((value) => toFlag(value) ?? fallback);
export const nullableFlag = field(toFlag);

/** One of the words, else `fallback`. */
export const oneOf = <const T extends string, const O>(words: readonly T[], fallback: O) =>
  field((value): T | O => wordOf(value, words) ?? fallback);

/** One of the words; a record without one is of no use. */
export const word = <const T extends string>(words: readonly T[]) =>
  required((value) => wordOf(value, words));

/**
 * A hex colour without its opacity: contrast cannot be guaranteed over an unknown background. Null
 * for anything else.
 */
export const colorOrNull = field((value) => {
  const color = typeof value === 'string' ? value.trim() : '';
  return isHexColor(color) ? color.slice(0, color.length < 6 ? 4 : 7) : null;
});
