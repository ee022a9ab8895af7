import { westernDigits } from './digits';

/** More digits than any amount has. */
const mostDigits = 12;

/**
 * The digits of a typed whole amount: of any script, with anything between thousands. A decimal
 * sign and up to two decimals at the end are dropped; '' without digits.
 */
export const wholeDigits = (text: string): string =>
  westernDigits(text)
    .replace(/[.,．\u066b]\d{0,2}$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, mostDigits);
