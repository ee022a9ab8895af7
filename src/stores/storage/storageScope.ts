import type { StoredKey } from './retention';

// Separate from `retention` so that the first load does not need that table.

/** Device keys carry no id. */
const ofDevice = [
  'buildVersion',
  'merchant',
  'initData',
  'launch',
  'reloadedAt',
  'startTries',
  'table',
  'lang',
  'languageOffered',
  'shortcuts',
] as const satisfies readonly StoredKey[];
/** Merchant keys, shared by every person there: `shop:17`. */
const ofMerchant = ['shop', 'owner', 'waiterCalls'] as const satisfies readonly StoredKey[];

/** The personal keys: all others. */
export type PersonalKey = Exclude<
  StoredKey,
  (typeof ofDevice)[number] | (typeof ofMerchant)[number]
>;

export function scopeOf(key: StoredKey): 'device' | 'merchant' | 'person' {
  if (ofDevice.some((one) => one === key)) return 'device';
  return ofMerchant.some((one) => one === key) ? 'merchant' : 'person';
}

export const isPersonal = (key: StoredKey): key is PersonalKey => scopeOf(key) === 'person';
