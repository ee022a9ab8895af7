import * as limits from '../limits';
import { digitsIn, westernDigits } from '../text/digits';

// SMS codes have 4 to 8 digits, unless a build setting fixes the length.
const { least, most } = limits.codeDigits;

/**
 * Extracts a code from typed or pasted text, in digits of any script; in a whole message, the first
 * digit run of valid length. `fixed` is the configured length or null.
 */
export function codeIn(text: string, fixed: number | null): string {
  const longest = fixed ?? most;
  const runs = /\p{L}/u.test(text) ? westernDigits(text).split(/\D+/) : [];
  const run = runs.find((each) => isWholeCode(each, fixed) && each.length <= longest);
  return run ?? digitsIn(text).slice(0, longest);
}

export const isWholeCode = (code: string, fixed: number | null): boolean =>
  code.length >= (fixed ?? least);
