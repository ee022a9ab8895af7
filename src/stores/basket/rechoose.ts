import { freeKey, lineKey, soundChoices, soundCount } from '../../domain/basket/cart';
import { countOf } from '../../domain/basket/changeLines';
import { changedMaximum, mergingLine } from '../../domain/basket/mergingLine';
import type { Product } from '../../domain/catalog/catalog';
import { type Choice, withGroups } from '../../domain/catalog/options';
import { add, remove, state } from './cart';

/**
 * Changes a line's options and count in place, merging it into a line that already has these
 * options: with its note where that line has none. Lines with different notes stay apart.
 */
export function rechoose(
  key: string,
  product: Product,
  wanted: readonly Choice[],
  count: number,
): { limited: boolean } {
  const choices = withGroups(product, soundChoices(wanted));
  const line = state.lines.find((one) => one.key === key);
  if (!line) return add(product, choices, count);
  const nextKey = lineKey(product.id, choices, line.from);
  const existing = mergingLine(state.lines, product, nextKey, line);
  const existingCount = existing?.count ?? 0;
  const elsewhere = countOf(state.lines, product.id) - line.count - existingCount;
  const maximum = changedMaximum(product, elsewhere, existingCount + line.count);
  const allowed = Math.min(existingCount + soundCount(count), maximum);
  if (allowed === 0) return { limited: true };
  if (existing) {
    existing.count = allowed;
    existing.note ||= line.note;
    remove(key);
  } else {
    const others = state.lines.filter((one) => one !== line);
    line.key = freeKey(others, nextKey);
    line.choices = choices;
    line.count = allowed;
  }
  return { limited: existingCount + count > maximum };
}
