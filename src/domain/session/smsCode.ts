import { limits } from '../limits';
import { digitsIn, westernDigits } from '../text/digits';

// Readings: codes by SMS have 4 to 8 digits; only a build setting fixes a length.
const { least, most } = limits.codeDigits;

/**
 * The code in what was typed or pasted, in digits of any script; of a whole message, the first run of
 * digits that can be one. `fixed` is the length that a build setting gives, or null.
 */
export function codeIn(text: string, fixed: number | null): string {
  const longest = fixed ?? most;
  const runs = /\p{L}/u.test(text) ? westernDigits(text).split(/\D+/) : [];
  const run = runs.find((each) => isWholeCode(each, fixed) && each.length <= longest);
  return run ?? digitsIn(text).slice(0, longest);
}

/** Whether it has enough digits to be sent. */
export const isWholeCode = (code: string, fixed: number | null): boolean =>
  code.length >= (fixed ?? least);
