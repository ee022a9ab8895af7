const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** The value of a digit: every script has its ten in a row, and rows may touch. */
function digitValue(digit: string): number {
  const start = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(start - before - 1)) before += 1;
  return before % 10;
}

/** The text with the digits of every script (Arabic, Persian, full-width …) as 0 to 9. */
export const westernDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** The digits of what was typed or pasted, in whatever script. */
export const digitsIn = (text: string): string => westernDigits(text).replace(/\D/g, '');
