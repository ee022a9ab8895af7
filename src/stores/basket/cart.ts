import { newKey } from '../../device/newKey';
import {
  type CartLine,
  freeKey,
  haveOneNote,
  lineKey,
  soundChoices,
  soundCount,
  withOwnKeys,
} from '../../domain/basket/cart';

import { addToLine, countOf, lineOf, takeFromLines } from '../../domain/basket/changeLines';
import type { Product } from '../../domain/catalog/catalog';
import { type Choice, withGroups } from '../../domain/catalog/options';
import { clampCount } from '../../domain/catalog/stock';
import { fieldsOf, text } from '../../domain/shape';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

type StoredCart = {
  lines: CartLine[];
  /** unique id of this basket, from its first line until it is ordered */
  id: string;
};

/** The basket as ids and options; prices are looked up live (settled: orders and money). */
export const state = defineStore<StoredCart>('person', () => ({ lines: [], id: '' }));

/**
 * Adds `count` units of a product with these options, up to the stock and the line limit. Returns
 * whether a limit was hit, as the other setters do.
 */
export function add(product: Product, wanted: readonly Choice[], count = 1): { limited: boolean } {
  const wasEmpty = state.lines.length === 0;
  const choices = withGroups(product, soundChoices(wanted));
  const key = lineKey(product.id, choices);
  const line = lineOf(state.lines, product, key);
  const fresh = {
    key: freeKey(state.lines, key),
    productId: product.id,
    choices: [...choices],
    count: 0,
    note: '',
  };
  const { limited } = addToLine(state.lines, line, fresh, product, count);
  if (wasEmpty && state.lines.length > 0) renew();
  return { limited };
}

/** Sets a line's count; 0 removes the line. */
export function setCount(key: string, count: number, product: Product | null) {
  const line = state.lines.find((one) => one.key === key);
  if (!line) return { limited: false };
  if (count <= 0) {
    remove(key);
    return { limited: false };
  }
  const elsewhere = countOf(state.lines, line.productId) - line.count;
  // Fewer is always possible, whatever other lines take of the stock; a product no longer sold can
  // only decrease.
  const allowed =
    product && !(count < line.count)
      ? clampCount(product, count, elsewhere)
      : { count: soundCount(Math.min(count, line.count)), limited: count > line.count };
  if (allowed.count > 0) line.count = allowed.count;
  return { limited: allowed.limited };
}

/**
 * Decreases the product's latest line by one: the minus on a card, which has no options. Returns an
 * undo function where a note has gone with the line, which a card does not show.
 */
export function takeOne(productId: string): (() => void) | null {
  const line = state.lines.findLast((one) => one.productId === productId);
  if (line?.count === 1 && line.note) return remove(line.key);
  takeFromLines(state.lines, productId);
  return null;
}

export function setNote(key: string, note: string) {
  const line = state.lines.find((one) => one.key === key);
  if (line) line.note = note;
}

/**
 * Removes a line. Returns an undo function that restores it at its position, or on top of the same line
 * where that has been added again meanwhile.
 */
export function remove(key: string): (() => void) | null {
  const index = state.lines.findIndex((one) => one.key === key);
  const [line] = index < 0 ? [] : state.lines.splice(index, 1);
  if (!line) return null;
  return putBack([copyOf(line)], index);
}

/** Clears the basket. Returns an undo function, which keeps what has been added meanwhile. */
export function clear(): () => void {
  const before = state.lines.map(copyOf);
  state.lines = [];
  return putBack(before, 0);
}

/** Puts removed lines back, once. */
function putBack(removed: CartLine[], index: number): () => void {
  const left = [...removed];
  const identity = ({ productId, choices, from }: CartLine) => lineKey(productId, choices, from);
  return () => {
    for (const [place, line] of left.splice(0).entries()) {
      const same = state.lines.find(
        (one) => identity(one) === identity(line) && haveOneNote(one, line),
      );
      if (same) {
        same.count = soundCount(same.count + line.count);
        same.note ||= line.note;
      } else {
        const key = freeKey(state.lines, line.key);
        state.lines.splice(index + place, 0, { ...line, key });
      }
    }
  };
}

/** Gives the basket a new id, so that earlier orders from it do not count as duplicates. */
export function renew() {
  state.id = newKey();
}

/** Without an id it counts as a new basket. */
export function replace(lines: readonly CartLine[], id = newKey()) {
  state.lines = withOwnKeys(lines.map(copyOf));
  state.id = id;
}

export function restore(stored: StoredCart | null) {
  replace(stored?.lines ?? [], stored?.id);
}

/** Reads a stored basket; lines and choices that cannot be read are left out. */
export function read(stored: unknown): StoredCart | null {
  const { lines, id } = fieldsOf(stored);
  return Array.isArray(lines)
    ? { lines: lines.flatMap(readLine), id: text(id) ? id : newKey() }
    : null;
}

function readLine(stored: unknown): CartLine[] {
  const { productId, choices: all, count, note, from: name } = fieldsOf(stored);
  if (!text(productId) || !isCount(count)) return [];
  const choices = Array.isArray(all) ? all.flatMap(readChoice) : [];
  const from = text(name) ? name : undefined;
  const key = lineKey(productId, choices, from);
  const read = { key, productId, choices, count: soundCount(count), note: text(note) ? note : '' };
  return [from === undefined ? read : { ...read, from }];
}

function readChoice(stored: unknown): Choice[] {
  const { modificationId, groupId, count } = fieldsOf(stored);
  if (!text(modificationId) || !isCount(count)) return [];
  const read = { modificationId, count: soundCount(count) };
  return [text(groupId) ? { ...read, groupId } : read];
}

/** A whole number from 1; more than a line may have counts as the most. */
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

const copyOf = (line: CartLine): CartLine => ({
  ...line,
  choices: line.choices.map((choice) => ({ ...choice })),
});

persist({
  key: 'cart',
  store: state,
  dump: () => (state.lines.length > 0 ? state : null),
  read,
  restore,
});
