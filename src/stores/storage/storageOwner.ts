import { storage } from '../../device/storages';
import { guest, type PersonFacts, personalName, personOf } from '../../domain/session/person';
import { ifIs, text } from '../../domain/shape';
import type { PersonalKey, ScopedKey, storedKeys } from './storedKeys';

/** The current merchant and person, from which storage keys are built. */

let merchant: string | null = null;
let launch: PersonFacts = { initData: null, user: null };
let currentPerson = guest;

/** Sets the merchant, null while unknown. `by`: how the app was opened. */
export function open(merchantId: string | null, by: PersonFacts = launch): void {
  merchant = merchantId;
  launch = by;
  currentPerson = merchantId === null ? guest : personHere();
}

export function setPerson(person: string): void {
  currentPerson = person;
}

/** The full storage key for the current merchant, and for a person where the key is personal. */
export function storageKey(key: ScopedKey, owner = currentPerson): string {
  const scope = scopeOf(key);
  if (merchant === null || scope === 'device') return key;
  return scope === 'person' ? personalName(key, merchant, owner) : `${key}:${merchant}`;
}

/** The current merchant's id; null while unknown. */
export const currentMerchantId = (): string | null => merchant;

/** The person under whom the state on screen is stored (`domain/session/person`). */
export const person = (): string => currentPerson;

/** The current person as far as the device can tell. */
export const personHere = (): string =>
  personOf(launch, storage.peek(storageKey('owner'), ifIs(text)));

type ImpersonalKey = Exclude<ScopedKey, PersonalKey>;

/**
 * The scopes of `storedKeys` that are not a person's: said here again, because the first load does not need
 * that table. What differs from it does not compile.
 */
const impersonal: { readonly [Key in ImpersonalKey]: (typeof storedKeys)[Key]['scope'] } = {
  owner: 'shop',
  table: 'device',
  waiterCalls: 'shop',
  shortcuts: 'device',
};

const scopes: Partial<Record<ScopedKey, 'device' | 'shop'>> = impersonal;

export const scopeOf = (key: ScopedKey): 'device' | 'shop' | 'person' => scopes[key] ?? 'person';
