import type { Reader } from '../../device/storage';
import { storage } from '../../device/storages';
import { readAs, text } from '../../domain/schema';
import { personalName } from '../../domain/session/person';
import { anyRecord } from '../../domain/shape';
import { currentMerchantId } from './storageOwner';
import { declarationOf, personalKeys } from './storedKeys';

const asIs: Reader<unknown> = (stored) => stored;

/** Whether this person has a stored session in this browser. */
export const hasSession = (merchantId: string, person: string): boolean =>
  storage.peek(personalName('token', merchantId, person), readAs(text)) !== null;

/**
 * Moves stored data from one person to another. Where both have data, what is on screen wins.
 * Returns whether anything was moved.
 */
export function moveStoredData(from: string, to: string, { isOnScreen = false } = {}): boolean {
  const merchantId = currentMerchantId();
  if (merchantId === null || from === to) return false;
  let hasMoved = false;
  for (const key of personalKeys) {
    const name = personalName(key, merchantId, from);
    const theirs = storage.peek(name, asIs);
    const declared = declarationOf(key);
    if (theirs === null || declared?.isOfSession) continue;
    const ownName = personalName(key, merchantId, to);
    const own = storage.peek(ownName, asIs);
    const both = isOnScreen ? [theirs, own] : [own, theirs];
    storage.write(ownName, own === null ? theirs : merge(declared?.joined, both));
    storage.remove(name);
    hasMoved = true;
  }
  return hasMoved;
}

/** Returns the first value, with the second's list items appended where it holds a list. */
function merge(field: string | undefined, [first, second]: readonly unknown[]): unknown {
  if (field === undefined || !anyRecord(first) || !anyRecord(second)) return first;
  const [items, more] = [first[field], second[field]];
  if (!Array.isArray(items) || !Array.isArray(more)) return first;
  const known = new Set(items.map(itemId));
  return { ...first, [field]: [...items, ...more.filter((item) => !known.has(itemId(item)))] };
}

/** Identifies a basket line, an address, a search or a product. */
const itemId = (item: unknown): unknown => (anyRecord(item) ? (item.key ?? item.id) : item);
