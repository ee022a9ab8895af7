import { formatPhone, isPhoneComplete, normalizePhone } from '../domain/session/phone';
import { digitsIn, westernDigits } from '../domain/text/digits';
import { isGapDeleted } from './digitsTyping';

type Typed = { phone: string; text: string; caret: number };

/** E.164 */
const mostDigits = 15;

/** The position in `text` with `count` digits before it; behind the plus for none. */
function caretAfter(text: string, count: number): number {
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
export function typePhone(before: string, typed: string, caret: number, homeCode: string): Typed {
  const after = westernDigits(typed).replaceAll('＋', '+');
  const digits = digitsIn(after);
  const behind = digitsIn(after.slice(caret)).length;
  const at = (phone: string, behindCaret: number): Typed => {
    const number = phone.slice(0, 1 + mostDigits);
    const text = phoneText(number);
    return { phone: number, text, caret: caretAfter(text, digitsIn(text).length - behindCaret) };
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
