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

/** More digits than any amount has. */
const mostDigits = 12;

/**
 * The digits of a typed whole amount: of any script, with anything between thousands. A decimal
 * sign and up to two decimals behind the last thousands are dropped, also before a currency: "50 000,00
 * som"; '' without digits.
 */
export const wholeDigits = (text: string): string =>
  westernDigits(text)
    .replace(/[.,．，\u066b]\d{0,2}(?=\D*$)/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, mostDigits);
