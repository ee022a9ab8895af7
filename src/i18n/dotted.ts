/** Short facts in one line: "flat 12 · floor 3". A line that wraps ends with the dot. */
export const dotted = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
