/** How many of one modification a line takes. */
export type Choice = { modificationId: string; count: number };

/** A basket line as it is stored: ids and choices, never a price (promises: prices are live). */
export type CartLine = {
  /** same product and same choices give the same key, see `lineKey` */
  key: string;
  productId: string;
  choices: readonly Choice[];
  count: number;
  note: string;
};
