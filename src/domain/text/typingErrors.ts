/** A wrong first letter is rare, and words that differ in it are other words. */
const firstLetterCost = 1;

/** Errors forgiven in a word of this length: in a short one any error makes another word. */
export function forgivenErrors(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The number of letters added, left out, replaced or swapped with a neighbour that turn `word` into
 * `typed`; null if there are more than `most`. `isStart`: into the start of a longer word.
 */
export function typingErrors(
  typed: string,
  word: string,
  most: number,
  isStart = false,
): number | null {
  const extra = typed[0] === word[0] ? 0 : firstLetterCost;
  const width = Math.min(word.length, typed.length + most);
  if (extra > most || width < typed.length - most) return null;
  if (!isStart && word.length > width) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let at = 1; at <= width; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      next[at] = Math.min(
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        isSwapped && row > 1 && at > 1 ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return null;
    beforeLast = last;
    last = next;
  }
  const errors = extra + (isStart ? Math.min(...last) : (last[width] ?? 0));
  return errors > most ? null : errors;
}
