import type { Product } from '../catalog/catalog';
import { type Choice, withGroups } from '../catalog/options';
import * as limits from '../limits';

/** A stored basket line: ids and choices, never a price (settled: prices are live). */
export type CartLine = {
  /** from `lineKey`, made one of its own where a line with another note has it (`withOwnKeys`) */
  key: string;
  productId: string;
  choices: readonly Choice[];
  count: number;
  note: string;
  /** name of the person whose line it is, from their shared basket; none for one's own */
  from?: string | undefined;
};

/** Clamps to a whole count from 0 to 999; NaN becomes 0. */
export function soundCount(count: number): number {
  return Math.min(Math.max(Math.floor(count) || 0, 0), limits.lineCount);
}

/** Choices with valid counts; those with a count of 0 are dropped. */
export function soundChoices(choices: readonly Choice[]): Choice[] {
  return choices.flatMap((choice) => {
    const count = soundCount(choice.count);
    return count > 0 ? [{ ...choice, count }] : [];
  });
}

/**
 * Identity of a product with its choices and the person it is for. The order of choices, zero counts
 * and whitespace around the name do not matter. Opaque: compare it, never parse it.
 */
export function lineKey(productId: string, choices: readonly Choice[], from = ''): string {
  const counts = new Map<string, number>();
  for (const { modificationId, groupId, count } of choices) {
    const option = JSON.stringify([modificationId, groupId]);
    counts.set(option, (counts.get(option) ?? 0) + count);
  }
  const taken = [...counts].filter(([, count]) => count > 0);
  return JSON.stringify([productId, taken.sort(([a], [b]) => (a < b ? -1 : 1)), from.trim()]);
}

/**
 * The lines, each with a key of its own: lines of the same product, choices and person that have
 * different notes stand beside each other.
 */
export function withOwnKeys<Line extends Pick<CartLine, 'key'>>(lines: readonly Line[]): Line[] {
  const own: Line[] = [];
  for (const line of lines) own.push({ ...line, key: freeKey(own, line.key) });
  return own;
}

/** `key`, or one made from it that no line has. */
export function freeKey(lines: readonly Pick<CartLine, 'key'>[], key: string): string {
  let free = key;
  for (let next = 2; lines.some((line) => line.key === free); next += 1) free = `${key} ${next}`;
  return free;
}

/** Whether lines can become one without losing what is written on either. */
export const haveOneNote = (
  one: Pick<CartLine, 'note'>,
  other: Pick<CartLine, 'note'>,
): boolean => {
  const [a, b] = [one.note.trim(), other.note.trim()];
  return a === '' || b === '' || a === b;
};

/** A line's key with its choices in today's groups, so that it matches however it was stored. */
export const currentKey = (
  product: Pick<Product, 'id' | 'modificationGroups'>,
  { choices, from }: Pick<CartLine, 'choices' | 'from'>,
): string => lineKey(product.id, withGroups(product, choices), from);
