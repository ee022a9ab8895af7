import { digitsIn, westernDigits } from '../text/digits';

/** Card form input, digits only; `cvv` is '' for cards without one. */
export type TypedCard = { number: string; expiry: string; cvv: string; name: string };

export const numberDigits = 16;
const expiryDigits = 4;
export const cvvDigits = 3;

type Brand = 'UZCARD' | 'HUMO' | 'VISA' | 'MASTERCARD';

const brands: readonly (readonly [RegExp, Brand])[] = [
  [/^(8600|5614)/, 'UZCARD'],
  [/^9860/, 'HUMO'],
  [/^4/, 'VISA'],
  [/^(5[1-5]|2[2-7])/, 'MASTERCARD'],
];

/** Card network by number prefix, null while undetermined. */
export const brandOf = (number: string): Brand | null =>
  brands.find(([prefix]) => prefix.test(number))?.[1] ?? null;

/** Uzcard and Humo have no CVV; they are confirmed by SMS. */
export const asksForCvv = (number: string): boolean =>
  ['VISA', 'MASTERCARD'].some((brand) => brand === brandOf(number));

/** Groups a card number in fours. */
export const groupNumber = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ');

/**
 * Reads `MMYY` from typed, pasted or filled in text: `3`, `03/27`, `03/2027`, `2027-03`. With the
 * caret `isAtEnd`, one digit before a separator is a whole month, `1/27`; elsewhere it is one of
 * which a digit is being replaced.
 */
export function readExpiry(typed: string, isAtEnd = false): string {
  const text = westernDigits(typed);
  const yearFirst = /^\s*20(\d\d)\D+(\d\d?)(?:\D+\d\d?)?\s*$/.exec(text);
  if (yearFirst) return `${yearFirst[2]?.padStart(2, '0')}${yearFirst[1]}`;
  const digits = digitsIn(isAtEnd ? text.replace(/^\D*([1-9])(?=\D)/, '0$1') : text).replace(
    /^[2-9]/,
    '0$&',
  );
  return digits.replace(/^(\d\d)20(\d\d)$/, '$1$2').slice(0, expiryDigits);
}

/** `MM/YY`, also for a partial expiry. */
export const showExpiry = (expiry: string): string => expiry.replace(/^(\d\d)(\d)/, '$1/$2');

/** Luhn checksum (ISO/IEC 7812). */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** `month` is 1 to 12. */
type Month = { year: number; month: number };

/** Cards are valid through the end of the month; an unreadable date counts as not expired. */
export function isOver(expire: string, { year, month }: Month): boolean {
  const found = /^(0[1-9]|1[0-2])\/?(\d\d)$/.exec(expire);
  if (!found) return false;
  const left = (2000 + Number(found[2]) - year) * 12 + Number(found[1]) - month;
  return left < 0;
}

/** `missing`: empty; `short`: incomplete; `past`: expired. */
export type CardFault = 'missing' | 'short' | 'wrong' | 'past';

export type CardFaults = { readonly [field in keyof TypedCard]?: CardFault };

/** Validation errors by field; empty if the card can be sent. The name is optional. */
export function cardFaults({ number, expiry, cvv }: TypedCard, now: Month): CardFaults {
  const faults = {
    number: lengthFault(number, numberDigits) ?? (passesLuhn(number) ? null : 'wrong'),
    expiry: lengthFault(expiry, expiryDigits) ?? dateFault(expiry, now),
    cvv: asksForCvv(number) ? lengthFault(cvv, cvvDigits) : null,
  } as const;
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

function lengthFault(digits: string, wanted: number): 'missing' | 'short' | null {
  if (digits === '') return 'missing';
  return digits.length < wanted ? 'short' : null;
}

function dateFault(expiry: string, now: Month): 'wrong' | 'past' | null {
  if (!/^(0[1-9]|1[0-2])/.test(expiry)) return 'wrong';
  return isOver(expiry, now) ? 'past' : null;
}
