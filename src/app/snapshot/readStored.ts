import { type PersonFacts, personalName, personOf } from '../../domain/session/person';
import { oneOf, record, text } from '../../domain/shape';
import type { MerchantKey } from '../../domain/start/host';
import type { PersonalKey } from '../../stores/storage/storedKeys';

// Data of an earlier visit, read by the inline script before the app's storage module has loaded.
// These functions may throw: storage can be denied, and its contents may not be valid JSON.

/** The last open shop; `tab`: its look-up key if it differs from the address's. */
export type StoredMerchant = { key: string; id: string; tab: MerchantKey | undefined };

const isKey = record<MerchantKey>({ by: oneOf('sub', 'domain'), key: text });
const isMerchant = record<{ key: string; merchant: { id: string }; tab?: MerchantKey }>({
  key: text,
  merchant: record({ id: text }),
  tab: (tab): tab is MerchantKey | undefined => tab === undefined || isKey(tab),
});

/** Reads what `stores/start/storedMerchant` writes: this window's choice takes precedence. */
export function readStoredMerchant(): StoredMerchant | null {
  const stored = valueIn(sessionStorage.getItem('merchant') ?? localStorage.getItem('merchant'));
  if (!isMerchant(stored)) return null;
  const { key, merchant, tab } = stored;
  return { key, id: merchant.id, tab };
}

/** Storage key of what is stored for the current person (`stores/storage/storageOwner`). */
export function personalKey(
  key: PersonalKey,
  merchantId: string,
  launch: PersonFacts | null,
): string {
  const owner = valueIn(localStorage.getItem(`owner:${merchantId}`));
  const facts = launch ?? { initData: null, user: null };
  return personalName(key, merchantId, personOf(facts, text(owner) ? owner : null));
}

const valueIn = (stored: string | null): unknown => JSON.parse(stored ?? 'null')?.value;
