/**
 * §4: the merchants whose storefront starts in Russian, three of the ids in the table of brands. They
 * stand apart because home's first picture needs them, and nothing else of that table.
 */
export const startsInRussian: readonly string[] = ['samovar', 'matryoshka', 'troika'];
