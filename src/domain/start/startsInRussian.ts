/**
 * §4: merchants whose storefront starts in Russian. Separate from the brand table to keep that out
 * of the initial bundle.
 */
export const startsInRussian: readonly string[] = ['samovar', 'matryoshka', 'troika'];
