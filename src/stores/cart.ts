import { proxy } from 'valtio/vanilla';
import { type CartLine, type Choice, lineKey } from '../domain/cart';
import type { Product } from '../domain/catalog';
import { clampCount } from '../domain/stock';
import { fieldsOf } from './fieldsOf';

/** The basket as ids and choices; prices are looked up live (promises: orders and money). */
export const state = proxy<{ lines: CartLine[] }>({ lines: [] });

/** How many of a product are in the basket, over all its lines. */
export const countOf = (lines: readonly CartLine[], productId: string): number =>
  lines.reduce((sum, line) => (line.productId === productId ? sum + line.count : sum), 0);

/**
 * Puts `count` more of a product with these choices into the basket, as far as the stock allows.
 * Answers whether the stock was the limit.
 */
export function add(product: Product, choices: readonly Choice[], count = 1): { limited: boolean } {
  const key = lineKey(product.id, choices);
  const line = state.lines.find((one) => one.key === key);
  const elsewhere = countOf(state.lines, product.id) - (line?.count ?? 0);
  const allowed = clampCount(product, (line?.count ?? 0) + count, elsewhere);
  if (line) line.count = allowed.count;
  else if (allowed.count > 0) {
    state.lines.push({
      key,
      productId: product.id,
      choices: choices.map((choice) => ({ ...choice })),
      count: allowed.count,
      note: '',
    });
  }
  return { limited: allowed.limited };
}

/** Sets a line's count, 0 removes it. Answers whether the stock was the limit. */
export function setCount(key: string, count: number, product: Product | null) {
  const line = state.lines.find((one) => one.key === key);
  if (!line) return { limited: false };
  if (count <= 0) {
    remove(key);
    return { limited: false };
  }
  const elsewhere = countOf(state.lines, line.productId) - line.count;
  // A product that is gone can only become fewer.
  const allowed = product
    ? clampCount(product, count, elsewhere)
    : { count: Math.min(count, line.count), limited: count > line.count };
  if (allowed.count > 0) line.count = allowed.count;
  return { limited: allowed.limited };
}

/**
 * Gives a line other choices and another count, in its place; it joins the line that has these
 * choices already. Answers whether the stock was the limit.
 */
export function rechoose(
  key: string,
  product: Product,
  choices: readonly Choice[],
  count: number,
): { limited: boolean } {
  const line = state.lines.find((one) => one.key === key);
  if (!line) return add(product, choices, count);
  const nextKey = lineKey(product.id, choices);
  const twin = state.lines.find((one) => one.key === nextKey && one !== line);
  const there = twin?.count ?? 0;
  const elsewhere = countOf(state.lines, product.id) - line.count - there;
  const allowed = clampCount(product, there + count, elsewhere);
  if (allowed.count === 0) return { limited: true };
  if (twin) {
    twin.count = allowed.count;
    remove(key);
  } else {
    line.key = nextKey;
    line.choices = choices.map((choice) => ({ ...choice }));
    line.count = allowed.count;
  }
  return { limited: allowed.limited };
}

/** Takes the latest line of a product down by one: the minus of a card that knows no choices. */
export function takeOne(productId: string) {
  const line = state.lines.findLast((one) => one.productId === productId);
  if (!line) return;
  if (line.count > 1) line.count -= 1;
  else remove(line.key);
}

export function setNote(key: string, note: string) {
  const line = state.lines.find((one) => one.key === key);
  if (line) line.note = note;
}

/** Removes a line and answers how to bring it back to its place. */
export function remove(key: string): (() => void) | null {
  const index = state.lines.findIndex((one) => one.key === key);
  const [line] = index < 0 ? [] : state.lines.splice(index, 1);
  if (!line) return null;
  const copy = copyOf(line);
  return () => {
    if (!state.lines.some((one) => one.key === key)) state.lines.splice(index, 0, copy);
  };
}

/** Empties the basket and answers how to fill it again. */
export function clear(): () => void {
  const before = state.lines.map(copyOf);
  state.lines = [];
  return () => {
    if (state.lines.length === 0) state.lines = before;
  };
}

export function replace(lines: readonly CartLine[]) {
  state.lines = lines.map(copyOf);
}

export function reset() {
  state.lines = [];
}

const copyOf = (line: CartLine): CartLine => ({
  ...line,
  choices: line.choices.map((choice) => ({ ...choice })),
});

/** Takes over what was stored; a line that cannot be read is left out. */
export function restore(stored: unknown) {
  const { lines } = fieldsOf(stored);
  state.lines = Array.isArray(lines) ? lines.flatMap(readLine) : [];
}

function readLine(stored: unknown): CartLine[] {
  const { productId, choices, count, note } = fieldsOf(stored);
  if (typeof productId !== 'string' || !isCount(count)) return [];
  const read = Array.isArray(choices) ? choices.flatMap(readChoice) : [];
  const text = typeof note === 'string' ? note : '';
  return [{ key: lineKey(productId, read), productId, choices: read, count, note: text }];
}

function readChoice(stored: unknown): Choice[] {
  const { modificationId, count } = fieldsOf(stored);
  return typeof modificationId === 'string' && isCount(count) ? [{ modificationId, count }] : [];
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
