import { cookies, storage, windowStorage } from '../../device/storages';
import * as limits from '../../domain/limits';
import { isMerchant, type Merchant } from '../../domain/merchant';
import { ifIs, orMissing, record, text } from '../../domain/shape';
import type { BrandAddress } from '../../domain/start/host';
import { isLanguage, type Language, storedLanguage } from '../../domain/text/language';
import { chosenTab, isBrandAddress } from '../brand/chosenTab';
import type { StoredKey } from '../storage/storedKeys';

/** Merchant data stored by earlier visits: read on demand, written synchronously. */

/**
 * A merchant by its URL key. `tab`: another shop of the brand and how to look it up, kept for the
 * window's session.
 */
type StoredMerchant = { key: string; merchant: Merchant; tab?: BrandAddress | undefined };

const isStored = record<StoredMerchant>({
  key: text,
  merchant: isMerchant,
  tab: orMissing(isBrandAddress),
});

const readMerchant = (): StoredMerchant | null =>
  chosenTab() ?? storage.read('merchant', ifIs(isStored));

/** Whether another tab's shop is shown instead of the URL's own. */
export const isTab = (): boolean => chosenTab() !== null;

/** Returns to the URL's own merchant. */
export const leaveTab = (): void => windowStorage.remove('merchant');

/** The last merchant's URL key; the fallback on a development host. */
export const merchantKey = (): string | null => readMerchant()?.key ?? null;

/** The stored merchant with that key; null when the last one was another. */
export function merchantOf(key: string): StoredMerchant | null {
  const stored = readMerchant();
  return stored?.key === key ? stored : null;
}

/**
 * §4: the merchant id is kept in two cookies. A tab's shop does not replace the stored merchant.
 */
export function rememberMerchant(key: string, merchant: Merchant): void {
  if (!isTab()) storage.write('merchant', { key, merchant });
  cookies.set('merchantId', merchant.id, limits.cookieDays);
  cookies.set('merchant', merchant.id, limits.cookieDays);
}

/** Since when the server says that the shop is gone, or its catalogue empty, where this device has it. */
export type AbsenceKey = 'goneSince' | 'emptySince';

export const absenceKey = (key: AbsenceKey, merchantId: string): string => `${key}:${merchantId}`;

/** The server has it again (`absence`). */
export const forgetAbsence = (key: AbsenceKey, merchantId: string): void =>
  storage.remove(absenceKey(key, merchantId));

/** §5: init data must be longer than 10 characters; shorter values are removed. */
export function rememberInitData(raw: string | null): void {
  if (raw !== null && raw.length > limits.initDataMinLength) {
    cookies.setStrict('initData', raw, limits.cookieDays);
    storage.write('initData', raw);
  } else {
    cookies.remove('initData');
    storage.remove('initData');
  }
}

/** What an earlier launch left; null for nothing, and for what is too short (§5). */
export function initDataCookie(): string | null {
  const stored = cookies.get('initData');
  return stored !== null && stored.length > limits.initDataMinLength ? stored : null;
}

const languageKey = 'lang' satisfies StoredKey;

/**
 * The language chosen by the user, if valid; in another tab's shop else the one in which the tab was
 * chosen.
 */
export const language = (): Language | null =>
  storedLanguage(cookies.get(languageKey)) ??
  windowStorage.read(languageKey, ifIs(isLanguage)) ??
  chosenTab()?.language ??
  null;

/** §9: the language choice lasts 365 days; where cookies are blocked, for the window's session. */
export function rememberLanguage(chosen: Language): void {
  cookies.set(languageKey, chosen, limits.cookieDays);
  if (cookies.get(languageKey) !== chosen) windowStorage.write(languageKey, chosen);
}

/** §4: the page segment is stored like the language. */
export function rememberPage(page: string): void {
  cookies.set('page', page, limits.cookieDays);
}
