import { westernDigits } from './digits';

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
