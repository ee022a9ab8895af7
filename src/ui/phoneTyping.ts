import { formatPhone, normalizePhone } from '../domain/session/phone';
import { digitsIn, westernDigits } from '../domain/text/digits';

type Typed = { phone: string; text: string; caret: number };

/** The caret position in `text` with `count` digits before it. */
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
 * Interprets an input event: `before` was shown, the browser changed it to `typed` with the caret
 * at `caret`. Deleting a gap deletes the digit before it; a pasted full number sets its country
 * code.
 */
export function typePhone(before: string, typed: string, caret: number, homeCode: string): Typed {
  const after = westernDigits(typed);
  const isPasted = after.length - before.length > 3;
  // Only replacing everything removes the plus: the text is another full number.
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
