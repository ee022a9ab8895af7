import { cookies, storage, windowStorage } from '../../device/storages';
import { bindings } from './bindings';
import { withoutWriting } from './persistence';
import { isRetained } from './retention';
import { currentMerchantId, person, personHere, storageKey } from './storageOwner';
import type { RetentionEvent, StoredKey } from './storedKeys';
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
