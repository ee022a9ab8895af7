import { storage } from '../../device/storages';
import { guest, type PersonFacts, personalName, personOf } from '../../domain/session/person';
import { readAs, text } from '../../domain/shape';
import type { StoredKey } from './retention';
import { isPersonal, scopeOf } from './storageScope';

/** Whose shop it is and who is there: what the names of stored things are made of. */

let merchant: string | null = null;
let launch: PersonFacts = { initData: null, user: null };
let present = guest;

/** A merchant's shop is opened, null before it is known. `by`: how the app was opened. */
export function open(merchantId: string | null, by: PersonFacts = launch): void {
  merchant = merchantId;
  launch = by;
  present = merchantId === null ? guest : personHere();
}

export function setPerson(person: string): void {
  present = person;
}

/** The name under which something of the merchant of the moment lies, and of a person there. */
export function storageKey(key: StoredKey, whose = present): string {
  if (merchant === null || scopeOf(key) === 'device') return key;
  return isPersonal(key) ? personalName(key, merchant, whose) : `${key}:${merchant}`;
}

/** Whose shop is followed: the merchant's id, null before it is known. */
export const currentMerchantId = (): string | null => merchant;

/** Under whom the things on screen are stored (`domain/session/person`). */
export const person = (): string => present;

/** Who is there as far as the device can tell at this moment. */
export const personHere = (): string =>
  personOf(launch, storage.peek(storageKey('owner'), readAs(text)));
