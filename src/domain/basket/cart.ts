import { limits } from '../limits';

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

/** A count as a line may have it: whole, at least 0 and at most 999; 0 for what is no number. */
export function soundCount(count: number): number {
  return Math.min(Math.max(Math.floor(count) || 0, 0), limits.lineCount);
}

/** Choices as a line may have them; what is taken no times is left out. */
export function soundChoices(choices: readonly Choice[]): Choice[] {
  return choices.flatMap(({ modificationId, count }) => {
    const sound = soundCount(count);
    return sound > 0 ? [{ modificationId, count: sound }] : [];
  });
}

/**
 * The one name of a product with its choices and note: the order of the choices, options taken
 * no times and blanks around the note make no difference. Opaque: compare it, never take it apart.
 */
export function lineKey(productId: string, choices: readonly Choice[], note = ''): string {
  const counts = new Map<string, number>();
  for (const { modificationId, count } of choices) {
    counts.set(modificationId, (counts.get(modificationId) ?? 0) + count);
  }
  const taken = [...counts].filter(([, count]) => count > 0);
  return JSON.stringify([productId, taken.sort(([a], [b]) => (a < b ? -1 : 1)), note.trim()]);
}
