import { proxy } from 'valtio/vanilla';
import { newKey } from '../../device/newKey';
import {
  type CartLine,
  type Choice,
  lineKey,
  soundChoices,
  soundCount,
} from '../../domain/basket/cart';
import type { Product } from '../../domain/catalog/catalog';
import { clampCount } from '../../domain/catalog/stock';
import { fieldsOf } from '../storage/fieldsOf';

type StoredCart = {
  lines: CartLine[];
  /** tells this basket from every other one, from its first line until it is ordered */
  id: string;
};

/** The basket as ids and choices; prices are looked up live (promises: orders and money). */
export const state = proxy<StoredCart>({ lines: [], id: '' });

/** How many of a product are in the basket, over all its lines. */
export const countOf = (lines: readonly CartLine[], productId: string): number =>
  lines.reduce((sum, line) => (line.productId === productId ? sum + line.count : sum), 0);

/**
 * Puts `count` more of a product with these choices into the basket, as far as the stock and the limit
 * of a line allow. Returns whether one of them was reached, as all of these do.
 */
export function add(product: Product, wanted: readonly Choice[], count = 1): { limited: boolean } {
  const choices = soundChoices(wanted);
  const key = lineKey(product.id, choices);
  const line = state.lines.find((one) => one.key === key);
  const elsewhere = countOf(state.lines, product.id) - (line?.count ?? 0);
  const allowed = clampCount(product, (line?.count ?? 0) + count, elsewhere);
  if (allowed.count === 0) return { limited: allowed.limited };
  if (line) line.count = allowed.count;
  else {
    if (state.lines.length === 0) renew();
    state.lines.push({
      key,
      productId: product.id,
      choices,
      count: allowed.count,
      note: '',
    });
  }
  return { limited: allowed.limited };
}

/** Sets a line's count, 0 removes it. */
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
 * choices already.
 */
export function rechoose(
  key: string,
  product: Product,
  wanted: readonly Choice[],
  count: number,
): { limited: boolean } {
  const choices = soundChoices(wanted);
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
    line.choices = choices;
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

/** From now on it is another basket: what was ordered out of it before is not ordered again. */
export function renew() {
  state.id = newKey();
}

/** Without an id it is a basket of its own. */
export function replace(lines: readonly CartLine[], id = newKey()) {
  state.lines = lines.map(copyOf);
  state.id = id;
}

export function restore(stored: StoredCart | null) {
  replace(stored?.lines ?? [], stored?.id);
}

export function reset() {
  state.lines = [];
}

export function read(stored: unknown): StoredCart | null {
  const lines = readLines(stored);
  const { id } = fieldsOf(stored);
  return lines && { lines, id: typeof id === 'string' ? id : newKey() };
}

const copyOf = (line: CartLine): CartLine => ({
  ...line,
  choices: line.choices.map((choice) => ({ ...choice })),
});

/** The lines of a stored basket; one that cannot be read is left out. */
export function readLines(stored: unknown): CartLine[] | null {
  const { lines } = fieldsOf(stored);
  return Array.isArray(lines) ? lines.flatMap(readLine) : null;
}

function readLine(stored: unknown): CartLine[] {
  const { productId, choices, count, note } = fieldsOf(stored);
  if (typeof productId !== 'string' || !isCount(count)) return [];
  const read = soundChoices(Array.isArray(choices) ? choices.flatMap(readChoice) : []);
  const text = typeof note === 'string' ? note : '';
  const key = lineKey(productId, read);
  return [{ key, productId, choices: read, count: soundCount(count), note: text }];
}

function readChoice(stored: unknown): Choice[] {
  const { modificationId, count } = fieldsOf(stored);
  return typeof modificationId === 'string' && isCount(count) ? [{ modificationId, count }] : [];
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
