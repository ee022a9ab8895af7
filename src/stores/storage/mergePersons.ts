import type { Reader } from '../../device/storage';
import { storage } from '../../device/storages';
import { fillBlanks, readDraft } from '../../domain/order/draftFields';
import { readAs, text } from '../../domain/schema';
import { personalName } from '../../domain/session/person';
import { anyRecord } from '../../domain/shape';
import { currentMerchantId } from './storageOwner';
import { declarationOf, type PersonalKey, personalKeys } from './storedKeys';

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
    storage.write(ownName, own === null ? theirs : merge(key, declared?.joined, both));
    storage.remove(name);
    hasMoved = true;
  }
  return hasMoved;
}

/**
 * Returns the first value, with the second's list items appended where it holds a list. Of two drafts
 * the second fills what the first leaves blank.
 */
function merge(
  key: PersonalKey,
  field: string | undefined,
  [first, second]: readonly unknown[],
): unknown {
  if (key === 'draft') return fillBlanks(readDraft(first), readDraft(second));
  if (field === undefined || !anyRecord(first) || !anyRecord(second)) return first;
  const [items, more] = [first[field], second[field]];
  if (!Array.isArray(items) || !Array.isArray(more)) return first;
  const isKnown = (item: unknown) =>
    items.some((own) => itemId(own) === itemId(item) && !hasOwnNote(item, own));
  return { ...first, [field]: [...items, ...more.filter((item) => !isKnown(item))] };
}

/** A basket line with a note that the other one lacks. */
const hasOwnNote = (item: unknown, own: unknown): boolean => {
  const [note, known] = [item, own].map((one) => (anyRecord(one) ? one.note : undefined));
  return typeof note === 'string' && note !== '' && note !== known;
};

/** Identifies a basket line, an address, a search or a product. */
const itemId = (item: unknown): unknown => (anyRecord(item) ? (item.key ?? item.id) : item);
