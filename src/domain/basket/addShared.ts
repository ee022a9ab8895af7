import { type Catalog, type Product, productsById } from '../catalog/catalog';
import * as limits from '../limits';
import { type CartLine, currentKey, haveOneNote, lineKey, withOwnKeys } from './cart';
import { lineDiscount, linePrice } from './pricing';
import { type LineProblem, type ResolvedLine, resolveCart } from './resolveCart';

/** A line of a shared basket with the price of what can be added of it now; `addable` 0 for none. */
export type SharedLine = ResolvedLine & { addable: number };

export type SharedPlan = {
  /** in the sender's order, at today's prices */
  lines: readonly SharedLine[];
  /** the basket with everything that can be added; what was in it stays as it was */
  next: readonly CartLine[];
};

/**
 * What a shared basket adds to `own` with today's catalogue. A line with the same product, options
 * and person grows, unless both have notes that differ; another person's stay apart and stand before one's own, because the minus on a
 * card takes from the product's last line.
 */
export function addShared(
  own: readonly CartLine[],
  shared: readonly CartLine[],
  catalog: Catalog,
  branchId: string | null,
): SharedPlan {
  const products = productsById(catalog);
  const next = own.map((line) => {
    const product = products.get(line.productId);
    return { identity: product ? currentKey(product, line) : line.key, line: { ...line } };
  });
  const resolved = resolveCart([...own, ...shared], catalog, branchId).slice(own.length);
  const lines = resolved.map((each): SharedLine => {
    const { product, choices, note } = each;
    if (!product) return { ...each, addable: 0 };
    const from = each.from || undefined;
    const key = lineKey(product.id, choices, from);
    const existing = next.find((one) => one.identity === key && haveOneNote(one.line, each))?.line;
    const planned = withAddable(each, product, existing?.count ?? 0);
    const count = planned.addable;
    if (existing && count > 0) {
      existing.count += count;
      existing.note ||= note;
    } else if (count > 0) {
      const line = { key, productId: product.id, choices, count, note, from };
      next.push({ identity: key, line });
    }
    return planned;
  });
  // One's own lines keep their keys, by which the prices that were agreed to are known.
  const all = withOwnKeys(next.map(({ line }) => line));
  return { lines, next: [...all.slice(own.length), ...all.slice(0, own.length)] };
}

/** `had`: what the line that it is added to has. */
function withAddable(line: ResolvedLine, product: Product, had: number): SharedLine {
  const { choices, count } = line;
  if (line.problems.some((problem) => problem !== 'tooMany')) return { ...line, addable: 0 };
  const maximum = Math.min(line.maximum, limits.lineCount - had);
  const addable = Math.min(count, maximum);
  const problems: LineProblem[] = addable < count ? ['tooMany'] : [];
  const price = linePrice(product, choices, addable);
  return { ...line, maximum, addable, problems, price, discount: lineDiscount(product, addable) };
}

/** Lines by person, one's own ('') first, then in the order in which they were added. */
export function byPerson<Line extends { from?: string | undefined }>(
  lines: readonly Line[],
): { name: string; lines: Line[] }[] {
  const people = new Map<string, Line[]>([['', []]]);
  for (const line of lines) {
    const name = line.from ?? '';
    people.set(name, [...(people.get(name) ?? []), line]);
  }
  return [...people]
    .map(([name, their]) => ({ name, lines: their }))
    .filter((person) => person.lines.length > 0);
}
