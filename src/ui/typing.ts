import { formatPhone, isPhoneComplete, normalizePhone } from '../domain/session/phone';
import { digitsIn, westernDigits } from '../domain/text/digits';

type Typed = { digits: string; caret: number };

type Shape = {
  /** extracts the digits from typed or pasted text; `isAtEnd`: the caret is behind all of it */
  read: (text: string, isAtEnd: boolean) => string;
  /** formats the digits for display */
  show: (digits: string) => string;
};

/** The caret position in `text` with `count` digits before it. */
function caretAfter(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length && count > 0; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1;
    if (seen === count) return index + 1;
  }
  return count > 0 ? text.length : 0;
}

/**
 * Interprets an input event: `before` was shown, the browser changed it to `after` with the caret
 * at `caret`. Deleting a gap deletes the digit before it.
 */
export function typeDigits(before: string, after: string, caret: number, shape: Shape): Typed {
  const { read, show } = shape;
  const isAtEnd = caret >= after.length;
  let digits = read(after, isAtEnd);
  let count = read(after.slice(0, caret), isAtEnd).length;
  if (isGapDeleted(before, after, caret) && count > 0) {
    digits = digits.slice(0, count - 1) + digits.slice(count);
    count -= 1;
  }
  const text = show(digits);
  return { digits, caret: isAtEnd ? text.length : caretAfter(text, count) };
}

/**
 * Whether an input event deleted one character between the digits of `before`, at the caret: by
 * itself that changes nothing, so the digit before it is meant.
 */
const isGapDeleted = (before: string, after: string, caret: number): boolean =>
  /\D/.test(before.charAt(caret)) && before.slice(0, caret) + before.slice(caret + 1) === after;

type TypedPhone = { phone: string; text: string; caret: number };

/** E.164 */
const mostDigits = 15;

/** The position in `text` with `count` digits before it; behind the plus for none. */
function caretInPhone(text: string, count: number): number {
  if (count <= 0) return Math.min(1, text.length);
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}

/** A phone as the field shows it: grouped, or a plus alone, with which a foreign number begins. */
export const phoneText = (phone: string): string => (phone === '+' ? '+' : formatPhone(phone));

/**
 * Interprets an input event: `before` was shown, the browser changed it to `typed` with the caret
 * at `caret`.
 *
 * A text that begins with a plus has its country code in it. Without one it was typed over a
 * selection, pasted or filled in by the browser: a national number gets `homeCode`, a longer one
 * already has a code. Deleting a gap deletes the digit before it; the same number in other groups,
 * pasted over or filled in again, stays.
 */
export function typePhone(
  before: string,
  typed: string,
  caret: number,
  homeCode: string,
): TypedPhone {
  const after = westernDigits(typed).replaceAll('＋', '+');
  const digits = digitsIn(after);
  const behind = digitsIn(after.slice(caret)).length;
  const at = (phone: string, behindCaret: number): TypedPhone => {
    const number = phone.slice(0, 1 + mostDigits);
    const text = phoneText(number);
    return { phone: number, text, caret: caretInPhone(text, digitsIn(text).length - behindCaret) };
  };
  if (digits === '') return at(after.includes('+') ? '+' : '', 0);

  const plus = after.lastIndexOf('+');
  // The plus alone cannot be deleted while digits follow it.
  const isPlusLost = plus < 0 && digits === digitsIn(before);
  if (plus !== 0 && !isPlusLost) {
    // A pasted plus begins another number: what stands before it is dropped.
    return at(normalizePhone(after.slice(Math.max(plus, 0)), homeCode), behind);
  }

  const count = digits.length - behind;
  if (isGapDeleted(before, after, caret) && count > 0) {
    return at(`+${digits.slice(0, count - 1)}${digits.slice(count)}`, behind);
  }
  const isPasted = digits.length - digitsIn(before).length > 3;
  const phone = withoutSecondCode(`+${digits}`, homeCode, isPasted);
  // A trunk digit is dropped once the number is whole; until then it may be the number's first.
  return at(normalizePhone(phone, homeCode), behind);
}

/**
 * Drops the home code before a number that has a code of its own: `+998` is in the field when it
 * gets the focus, and `998901234567` follows. Only a paste may also begin with `00` or `8`, which
 * can be digits of a national number that is being typed.
 */
function withoutSecondCode(phone: string, homeCode: string, isPasted: boolean): string {
  const home = `+${homeCode}`;
  if (!phone.startsWith(home)) return phone;
  const rest = phone.slice(home.length);
  const isWhole = isPhoneComplete(`+${rest}`);
  const isHome = rest.startsWith(homeCode) && isWhole;
  const isDialled = rest.startsWith('00') || /^8\d{10}$/.test(rest);
  const isOther = isPasted && (isDialled || (isWhole && !isPhoneComplete(phone)));
  return isHome || isOther ? normalizePhone(rest, homeCode) : phone;
}
