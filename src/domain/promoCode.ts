/** A code as it is looked up, however it was typed or pasted: capitals, without blanks. */
export const promoCodeOf = (text: string): string => text.replace(/\s/g, '').toUpperCase();
