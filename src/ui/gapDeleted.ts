/**
 * Whether an input event deleted one character between the digits of `before`, at the caret: by
 * itself that changes nothing, so the digit before it is meant.
 */
export const isGapDeleted = (before: string, after: string, caret: number): boolean =>
  /\D/.test(before.charAt(caret)) && before.slice(0, caret) + before.slice(caret + 1) === after;
