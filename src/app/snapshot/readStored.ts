import { type PersonFacts, personalName, personOf } from '../../domain/session/person';
import { oneOf, record, text } from '../../domain/shape';
import type { MerchantKey } from '../../domain/start/host';

// What an earlier visit has left, as the inline script reads it, before the app and its storage are
// there. Each may throw: the storage can be denied, and what lies in it is no JSON.

/** The shop that was open; `tab`: how it is looked up where it is not the address's own. */
export type StoredMerchant = { key: string; id: string; tab: MerchantKey | undefined };

const isKey = record<MerchantKey>({ by: oneOf('sub', 'domain'), key: text });
const isMerchant = record<{ key: string; merchant: { id: string }; tab?: MerchantKey }>({
  key: text,
  merchant: record({ id: text }),
  tab: (tab): tab is MerchantKey | undefined => tab === undefined || isKey(tab),
});

/** As `stores/start/storedMerchant` writes it: the tab that was chosen in this window counts first. */
export function readStoredMerchant(): StoredMerchant | null {
  const stored = valueIn(sessionStorage.getItem('merchant') ?? localStorage.getItem('merchant'));
  if (!isMerchant(stored)) return null;
  const { key, merchant, tab } = stored;
  return { key, id: merchant.id, tab };
}

/** Where home is stored as the person who is there saw it last (`stores/storage/persistence`). */
export function snapshotKey(merchantId: string, launch: PersonFacts | null): string {
  const owner = valueIn(localStorage.getItem(`owner:${merchantId}`));
  const facts = launch ?? { initData: null, user: null };
  return personalName('home', merchantId, personOf(facts, text(owner) ? owner : null));
}

const valueIn = (stored: string | null): unknown => JSON.parse(stored ?? 'null')?.value;
