import type { Reader } from '../../device/storage';
import { storage } from '../../device/storages';
import { personalName } from '../../domain/session/person';
import { anyRecord, readAs, text } from '../../domain/shape';
import { personalKeys } from './retention';
import { currentMerchantId } from './storageOwner';
import type { PersonalKey } from './storageScope';

/** A session is opened, never handed over. */
const ofSession: readonly PersonalKey[] = ['token', 'tokenFor', 'user', 'loginRecord', 'known'];

/** Lists of which nothing may be lost where both have one, by the field that holds them. */
const listIn: Partial<Record<PersonalKey, string>> = { cart: 'lines', guestAddresses: 'list' };

const asIs: Reader<unknown> = (stored) => stored;

/** Whether somebody has a session of their own in this browser. */
export const hasSession = (merchantId: string, person: string): boolean =>
  storage.peek(personalName('token', merchantId, person), readAs(text)) !== null;

/**
 * What is stored under one person becomes another's, once. Where both have something, that which is on
 * screen stays. Returns whether there was anything.
 */
export function moveStoredData(from: string, to: string, { isOnScreen = false } = {}): boolean {
  const merchantId = currentMerchantId();
  if (merchantId === null || from === to) return false;
  let hasMoved = false;
  for (const key of personalKeys) {
    const name = personalName(key, merchantId, from);
    const theirs = storage.peek(name, asIs);
    if (theirs === null || ofSession.includes(key)) continue;
    const ownName = personalName(key, merchantId, to);
    const own = storage.peek(ownName, asIs);
    const both = isOnScreen ? [theirs, own] : [own, theirs];
    storage.write(ownName, own === null ? theirs : joined(listIn[key], both));
    storage.remove(name);
    hasMoved = true;
  }
  return hasMoved;
}

/** The first of two values; with the items of the second behind its own where it holds a list. */
function joined(field: string | undefined, [first, second]: readonly unknown[]): unknown {
  if (field === undefined || !anyRecord(first) || !anyRecord(second)) return first;
  const [items, more] = [first[field], second[field]];
  if (!Array.isArray(items) || !Array.isArray(more)) return first;
  const known = new Set(items.map(nameOfItem));
  return { ...first, [field]: [...items, ...more.filter((item) => !known.has(nameOfItem(item)))] };
}

/** What tells two basket lines, or two addresses, apart. */
const nameOfItem = (item: unknown): unknown => (anyRecord(item) ? (item.key ?? item.id) : item);
