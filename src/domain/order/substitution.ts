/** What the shop should do when an ordered product has run out. */
export const substitutionAnswers = ['replace', 'call', 'leaveOut'] as const;
export type Substitution = (typeof substitutionAnswers)[number];

/**
 * Answers by product id, '' for the whole order. By product, because its options and whose it is
 * make no difference to what has run out. As stored: only `substitutionOf` reads them.
 * Without a prototype, whose names would be ids too.
 */
export type SubstitutionAnswers = Readonly<Record<string, unknown>>;

/** The answer for a product, '' for the whole order; null leaves it to the shop. */
export const substitutionOf = (answers: SubstitutionAnswers, productId = ''): Substitution | null =>
  substitutionAnswers.find((answer) => answer === answers[productId]) ?? null;
