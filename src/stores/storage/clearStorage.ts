import { cookies, storage, windowStorage } from '../../device/storages';
import { bindings } from './bindings';
import { withoutWriting } from './persistence';
import { currentMerchantId, person, personHere, storageKey } from './storageOwner';
import { declarationOf, type RetentionEvent, type StoredKey } from './storedKeys';
import { switchPerson } from './switchPerson';

/** Clears storage, cookies and the bound stores, except what `retention` keeps. */
export function clearStorage(moment: RetentionEvent): void {
  const merchantId = currentMerchantId();
  const owner = person();
  const isKept = (name: string) => isRetained(name, moment, merchantId, owner);
  storage.clearAllExcept(isKept);
  windowStorage.clearAllExcept(isKept);
  cookies.clearAllExcept((name) => isOurs(name) && isKept(cookieKeys[name]));
  withoutWriting(() => {
    for (const { key, load } of bindings) if (!isKept(storageKey(key))) load(() => null);
  });
  // In a browser the user becomes a guest once the session is cleared.
  const current = personHere();
  if (current !== owner) switchPerson(current);
}

/** The specification's cookies and the stored key whose retention each follows. */
const cookieKeys = {
  merchantId: 'merchant',
  merchant: 'merchant',
  initData: 'initData',
  lang: 'lang',
  page: 'lang',
} as const satisfies Record<string, StoredKey>;

const isOurs = (name: string): name is keyof typeof cookieKeys => Object.hasOwn(cookieKeys, name);

/** The events that concern one merchant only. */
const singleShopEvents: readonly RetentionEvent[] = [
  'logOut',
  'sessionLost',
  'refused',
  'otherMerchant',
];

/**
 * Whether the key `name`, such as `cart:17@guest`, survives the event. `merchantId` is the current
 * merchant, null while unknown; `person` is the current person. A key that is not declared does not.
 */
export function isRetained(
  name: string,
  moment: RetentionEvent,
  merchantId: string | null,
  person: string,
): boolean {
  const [key = '', ...rest] = name.split(':');
  const declared = declarationOf(key);
  if (!declared) return false;
  const owner = declared.scope === 'person' ? `${merchantId}@${person}` : merchantId;
  const belongsToAnother = rest.length > 0 && rest.join(':') !== owner;
  if (belongsToAnother && singleShopEvents.includes(moment)) return true;
  return declared.at[moment] === 'keep';
}
