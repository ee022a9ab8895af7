import { formatPhone, normalizePhone } from '../domain/session/phone';
import { digitsIn, westernDigits } from '../domain/text/digits';

type Typed = { phone: string; text: string; caret: number };

/** Where the caret stands in `text` so that `count` digits are before it. */
function caretAfter(text: string, count: number): number {
  if (count === 0) return Math.min(1, text.length);
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}

/**
 * What a change of the input means: `before` was shown, the browser made it `typed` with the
 * caret at `caret`. Deleting a gap deletes the digit before it; a whole number that was pasted
 * finds its country code.
 */
export function typePhone(before: string, typed: string, caret: number, homeCode: string): Typed {
  const after = westernDigits(typed);
  const isPasted = after.length - before.length > 3;
  // The plus can only go with all that was there: another whole number stands in its place.
  const isReplaced = /^\d{2}/.test(after) && caret === after.length;
  if (isPasted || isReplaced || before === '') {
    const phone = normalizePhone(after.replace(/^\+\d{1,3} (?=\+)/, ''), homeCode);
    const text = formatPhone(phone);
    return { phone, text, caret: text.length };
  }
  let digits = digitsIn(after);
  let count = digitsIn(after.slice(0, caret)).length;
  if (after.length < before.length && digits === digitsIn(before) && count > 0) {
    digits = digits.slice(0, count - 1) + digits.slice(count);
    count -= 1;
  }
  const phone = digits ? `+${digits.slice(0, 15)}` : '';
  const text = formatPhone(phone);
  return { phone, text, caret: caretAfter(text, count) };
}
