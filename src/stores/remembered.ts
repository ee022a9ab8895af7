import { cookies, sessionShelf, shelf } from '../device/stored';
import type { BrandAddress } from '../domain/brandTab';
import { type Language, storedLanguage } from '../domain/language';
import { limits } from '../domain/limits';
import type { Merchant } from '../domain/merchant';
import { isMerchant } from '../domain/merchantShape';
import { readAs, record, text } from '../domain/shape';
import { chosenTab } from './chosenTab';

/** What an earlier visit left behind, read when it is needed and written at once. */

/**
 * A merchant by the key that the address has. `tab`: the shop of another tab of the brand, and where it
 * is found; such a choice lasts as long as the session of this window.
 */
type RememberedMerchant = { key: string; merchant: Merchant; tab?: BrandAddress };

const isRemembered = record<Pick<RememberedMerchant, 'key' | 'merchant'>>({
  key: text,
  merchant: isMerchant,
});

const readMerchant = (): RememberedMerchant | null =>
  chosenTab() ?? shelf.read('merchant', readAs(isRemembered));

/** Whether the shop on screen is that of another tab than the address stands for. */
export const isTab = (): boolean => chosenTab() !== null;

/** From now on the address stands for its own merchant again. */
export const leaveTab = (): void => sessionShelf.remove('merchant');

/** The key under which the last merchant was entered; a development host falls back to it. */
export const merchantKey = (): string | null => readMerchant()?.key ?? null;

/** The merchant of that key as it was last time, null when another one was here. */
export function merchantOf(key: string): RememberedMerchant | null {
  const stored = readMerchant();
  return stored?.key === key ? stored : null;
}

/** §4: the merchant's id is kept in two cookies. A tab's shop does not take the place of the address's. */
export function rememberMerchant(key: string, merchant: Merchant): void {
  if (!isTab()) shelf.write('merchant', { key, merchant });
  cookies.set('merchantId', merchant.id, limits.cookieDays);
  cookies.set('merchant', merchant.id, limits.cookieDays);
}

/** §5: init data must be longer than 10 characters; what is shorter is forgotten. */
export function rememberInitData(raw: string | null): void {
  if (raw !== null && raw.length > limits.initDataMinLength) {
    cookies.setStrict('initData', raw, limits.cookieDays);
    shelf.write('initData', raw);
  } else {
    cookies.remove('initData');
    shelf.remove('initData');
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
