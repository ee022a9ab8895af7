import { westernDigits } from './digits';

/** A code as it is looked up, however it was typed or pasted: capitals, 0 to 9, without blanks. */
export const promoCodeOf = (text: string): string =>
  westernDigits(text).replace(/\s/g, '').toUpperCase();
