import { digitsIn } from '../domain/text/digits';

type Typed = { digits: string; caret: number };

type Shape = {
  /** the digits of what was typed or pasted */
  read: (text: string) => string;
  /** the digits as they stand in the field */
  show: (digits: string) => string;
};

const countIn = (text: string): number => digitsIn(text).length;

/** Where the caret stands in `text` so that `count` digits are before it. */
function caretAfter(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length && count > 0; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1;
    if (seen === count) return index + 1;
  }
  return count > 0 ? text.length : 0;
}

/**
 * What a change of the input means: `before` was shown, the browser made it `after` with the caret
 * at `caret`. Deleting a gap deletes the digit before it.
 */
export function typeDigits(before: string, after: string, caret: number, shape: Shape): Typed {
  const { read, show } = shape;
  let digits = read(after);
  let count = read(after.slice(0, caret)).length;
  if (after.length < before.length && countIn(after) === countIn(before) && count > 0) {
    digits = digits.slice(0, count - 1) + digits.slice(count);
    count -= 1;
  }
  const text = show(digits);
  const isAtEnd = caret >= after.length;
  return { digits, caret: isAtEnd ? text.length : caretAfter(text, count) };
}
