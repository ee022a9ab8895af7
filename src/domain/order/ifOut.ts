/** What the shop should do when an ordered product has run out. */
export const ifOutAnswers = ['replace', 'call', 'leaveOut'] as const;
export type IfOut = (typeof ifOutAnswers)[number];

/**
 * Answers by product id, '' for the whole order. By product, because its options and whose it is
 * make no difference to what has run out. As stored: only `ifOutOf` reads them.
 * Without a prototype, whose names would be ids too.
 */
export type IfOutAnswers = Readonly<Record<string, unknown>>;

/** The answer for a product, '' for the whole order; null leaves it to the shop. */
export const ifOutOf = (answers: IfOutAnswers, productId = ''): IfOut | null =>
  ifOutAnswers.find((answer) => answer === answers[productId]) ?? null;
