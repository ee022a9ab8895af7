const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Each script has ten consecutive digits, and two ranges may be adjacent. */
function digitValue(digit: string): number {
  const start = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(start - before - 1)) before += 1;
  return before % 10;
}

/** Converts the digits of all scripts (Arabic, Persian, full-width …) to ASCII. */
export const westernDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** Only the digits of a text, converted to ASCII. */
export const digitsIn = (text: string): string => westernDigits(text).replace(/\D/g, '');
