import { oneOf, orMissing, record, text } from '../domain/shape';
import type { MerchantKey } from '../domain/start/host';

// Data of an earlier visit, read by the inline script before the app's storage module has loaded.
// These functions may throw: storage can be denied, and its contents may not be valid JSON.

/** The last open shop; `tab`: its look-up key if it differs from the address's. */
export type StoredMerchant = { key: string; id: string; tab: MerchantKey | undefined };

const isKey = record<MerchantKey>({ by: oneOf('sub', 'domain'), key: text });
const isMerchant = record<{ key: string; merchant: { id: string }; tab?: MerchantKey }>({
  key: text,
  merchant: record({ id: text }),
  tab: orMissing(isKey),
});

/** Reads what `stores/start/storedMerchant` writes: this window's choice takes precedence. */
export function readStoredMerchant(): StoredMerchant | null {
  const stored = valueIn(chosenTab() ?? localStorage.getItem('merchant'));
  if (!isMerchant(stored)) return null;
  const { key, merchant, tab } = stored;
  return { key, id: merchant.id, tab };
}

/** Another shop of the brand, chosen in this window, as it is stored. */
export const chosenTab = (): string | null => sessionStorage.getItem('merchant');

const valueIn = (stored: string | null): unknown => JSON.parse(stored ?? 'null')?.value;
