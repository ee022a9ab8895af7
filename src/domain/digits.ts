/** The text with Arabic, Persian and full-width digits, which have keyboards of their own, as 0 to 9. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

/** The digits of what was typed or pasted, in whatever script. */
export const digitsIn = (text: string): string => westernDigits(text).replace(/\D/g, '');
