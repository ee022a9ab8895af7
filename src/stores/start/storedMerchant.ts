import { cookies, storage, windowStorage } from '../../device/storages';
import type { BrandAddress } from '../../domain/brand/brandTab';
import { limits } from '../../domain/limits';
import type { Merchant } from '../../domain/merchant';
import { isMerchant } from '../../domain/merchantShape';
import { readAs, record, text } from '../../domain/shape';
import { type Language, storedLanguage } from '../../domain/text/language';
import { chosenTab } from '../brand/chosenTab';

/** What an earlier visit left behind, read when it is needed and written at once. */

/**
 * A merchant by the key that the address has. `tab`: the shop of another tab of the brand, and where it
 * is found; such a choice lasts as long as the session of this window.
 */
type StoredMerchant = { key: string; merchant: Merchant; tab?: BrandAddress };

const isStoredMerchant = record<Pick<StoredMerchant, 'key' | 'merchant'>>({
  key: text,
  merchant: isMerchant,
});

const readMerchant = (): StoredMerchant | null =>
  chosenTab() ?? storage.read('merchant', readAs(isStoredMerchant));

/** Whether the shop on screen is that of another tab than the address stands for. */
export const isTab = (): boolean => chosenTab() !== null;

/** From now on the address stands for its own merchant again. */
export const leaveTab = (): void => windowStorage.remove('merchant');

/** The key under which the last merchant was entered; a development host falls back to it. */
export const merchantKey = (): string | null => readMerchant()?.key ?? null;

/** The merchant of that key as it was last time, null when another one was here. */
export function merchantOf(key: string): StoredMerchant | null {
  const stored = readMerchant();
  return stored?.key === key ? stored : null;
}

/** §4: the merchant's id is kept in two cookies. A tab's shop does not take the place of the address's. */
export function rememberMerchant(key: string, merchant: Merchant): void {
  if (!isTab()) storage.write('merchant', { key, merchant });
  cookies.set('merchantId', merchant.id, limits.cookieDays);
  cookies.set('merchant', merchant.id, limits.cookieDays);
}

/** §5: init data must be longer than 10 characters; what is shorter is forgotten. */
export function rememberInitData(raw: string | null): void {
  if (raw !== null && raw.length > limits.initDataMinLength) {
    cookies.setStrict('initData', raw, limits.cookieDays);
    storage.write('initData', raw);
  } else {
    cookies.remove('initData');
    storage.remove('initData');
  }
}

export const hasInitDataCookie = (): boolean =>
  (cookies.get('initData')?.length ?? 0) > limits.initDataMinLength;

/** The language that the person has chosen, if it is one. */
export const language = (): Language | null => storedLanguage(cookies.get('lang'));

/** §9: a choice of language lasts 365 days. */
export function rememberLanguage(chosen: Language): void {
  cookies.set('lang', chosen, limits.cookieDays);
}

/** §4: a page segment is kept like the language. */
export function rememberPage(page: string): void {
  cookies.set('page', page, limits.cookieDays);
}
