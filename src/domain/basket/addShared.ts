import { type Catalog, productsById } from '../catalog/catalog';
import { withGroups } from '../catalog/options';
import { type CartLine, haveOneNote, lineKey, withOwnKeys } from './cart';
import { lineDiscount, linePrice } from './pricing';
import { type ResolvedLine, resolveCart } from './resolveCart';

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
  const lines = resolveCart([...own, ...shared], catalog, branchId)
    .slice(own.length)
    .map(withAddable);
  const products = productsById(catalog);
  const inGroups = (line: CartLine): CartLine => {
    const product = products.get(line.productId);
    if (!product) return { ...line };
    const choices = withGroups(product, line.choices);
    return { ...line, choices, key: lineKey(line.productId, choices, line.from) };
  };
  const next = own.map((line) => ({ identity: inGroups(line).key, line: { ...line } }));
  for (const [index, line] of shared.map(inGroups).entries()) {
    const count = lines[index]?.addable ?? 0;
    if (count === 0) continue;
    const existing = next.find(
      (one) => one.identity === line.key && haveOneNote(one.line, line),
    )?.line;
    if (existing) {
      existing.count += count;
      existing.note ||= line.note;
    } else
      next.push({ identity: line.key, line: { ...line, from: line.from || undefined, count } });
  }
  // One's own lines keep their keys, by which the prices that were agreed to are known.
  const all = withOwnKeys(next.map(({ line }) => line));
  return { lines, next: [...all.slice(own.length), ...all.slice(0, own.length)] };
}

function withAddable(line: ResolvedLine): SharedLine {
  const { product, choices, count, maximum, problems } = line;
  if (!product || problems.some((problem) => problem !== 'tooMany')) return { ...line, addable: 0 };
  const addable = Math.min(count, maximum);
  const price = linePrice(product, choices, addable);
  return { ...line, addable, price, discount: lineDiscount(product, addable) };
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
