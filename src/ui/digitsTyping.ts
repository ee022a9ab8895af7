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
export const isGapDeleted = (before: string, after: string, caret: number): boolean =>
  /\D/.test(before.charAt(caret)) && before.slice(0, caret) + before.slice(caret + 1) === after;
