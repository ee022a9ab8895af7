import { cookies, storage, windowStorage } from '../../device/storages';
import * as persistence from './persistence';
import { isRetained, type RetentionEvent, type StoredKey } from './retention';
import { currentMerchantId, person, personHere, storageKey } from './storageOwner';

/**
 * Clears storage, cookies and what the stores hold of it, but for what the table in `retention` lets
 * live.
 */
export function clearStorage(moment: RetentionEvent): void {
  const merchantId = currentMerchantId();
  const whose = person();
  const lives = (name: string) => isRetained(name, moment, merchantId, whose);
  storage.clearAllExcept(lives);
  windowStorage.clearAllExcept(lives);
  cookies.clearAllExcept((name) => isOurs(name) && lives(cookieKeys[name]));
  persistence.withoutWriting(() => {
    for (const { key, reset } of persistence.bindings) if (!lives(storageKey(key))) reset();
  });
  // In a browser nobody is there once the session is gone.
  const here = personHere();
  if (here !== whose) persistence.switchPerson(here);
}

/** The cookies of the specification, and the stored key whose fate each shares. */
const cookieKeys = {
  merchantId: 'merchant',
  merchant: 'merchant',
  initData: 'initData',
  lang: 'lang',
  page: 'lang',
} as const satisfies Record<string, StoredKey>;

const isOurs = (name: string): name is keyof typeof cookieKeys => Object.hasOwn(cookieKeys, name);
