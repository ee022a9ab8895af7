import type { StoredKey } from './retention';

// Apart from the table of `retention`, which the first load does without.

/** What is the device's has no id in its name. */
const ofDevice = [
  'buildVersion',
  'merchant',
  'initData',
  'launch',
  'reloadedAt',
  'startTries',
  'table',
  'lang',
] as const satisfies readonly StoredKey[];
/** What is everybody's at a merchant: `shop:17`. */
const ofMerchant = ['shop', 'owner', 'waiterCalls'] as const satisfies readonly StoredKey[];

/** The keys of what is one person's at one merchant, which is all the rest. */
export type PersonalKey = Exclude<
  StoredKey,
  (typeof ofDevice)[number] | (typeof ofMerchant)[number]
>;

export function scopeOf(key: StoredKey): 'device' | 'merchant' | 'person' {
  if (ofDevice.some((one) => one === key)) return 'device';
  return ofMerchant.some((one) => one === key) ? 'merchant' : 'person';
}

export const isPersonal = (key: StoredKey): key is PersonalKey => scopeOf(key) === 'person';
