import { cookies, shelf } from '../device/stored';
import { isLanguage, type Language } from '../domain/language';
import { limits } from '../domain/limits';
import type { Merchant } from '../domain/merchant';
import type { User } from '../domain/user';

/** What an earlier visit left behind, read when it is needed and written at once. */

type RememberedMerchant = { key: string; merchant: Merchant };

const isRemembered = (value: unknown): value is RememberedMerchant =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'merchant' in value &&
  typeof value.merchant === 'object' &&
  value.merchant !== null &&
  'id' in value.merchant;

function readMerchant(): RememberedMerchant | null {
  const stored = shelf.read('merchant');
  return isRemembered(stored) ? stored : null;
}

/** The key under which the last merchant was entered; a development host falls back to it. */
export const merchantKey = (): string | null => readMerchant()?.key ?? null;

/** The merchant of that key as it was last time, null when another one was here. */
export function merchantOf(key: string): Merchant | null {
  const stored = readMerchant();
  return stored?.key === key ? stored.merchant : null;
}

/** §4: the merchant's id is kept in two cookies. Answers whether another merchant was here before. */
export function rememberMerchant(key: string, merchant: Merchant): { isOther: boolean } {
  const before = readMerchant();
  shelf.write('merchant', { key, merchant });
  cookies.set('merchantId', merchant.id, limits.cookieDays);
  cookies.set('merchant', merchant.id, limits.cookieDays);
  return { isOther: before !== null && before.merchant.id !== merchant.id };
}

/** §5: init data must be longer than 10 characters; what is shorter is forgotten. */
export function rememberInitData(raw: string | null): void {
  if (raw !== null && raw.length > limits.initDataMinLength) {
    cookies.set('initData', raw, limits.cookieDays);
    shelf.write('initData', raw);
  } else {
    cookies.remove('initData');
    shelf.remove('initData');
  }
}

export const hasInitDataCookie = (): boolean => cookies.get('initData') !== null;

/** The language that the person has chosen, if it is one. */
export function language(): Language | null {
  const stored = cookies.get('lang');
  return isLanguage(stored) ? stored : null;
}

/** §9: a choice of language lasts 365 days. */
export function rememberLanguage(chosen: Language): void {
  cookies.set('lang', chosen, limits.cookieDays);
}

/** §4: a page segment is kept like the language. */
export function rememberPage(page: string): void {
  cookies.set('page', page, limits.cookieDays);
}

/**
 * The session of an earlier life of the page. Inside Telegram it counts only for the init data that
 * it was given for: another launch may be another person.
 */
export function sessionOf(initData: string | null): { token: string; user: User | null } | null {
  const token = shelf.read('token');
  if (typeof token !== 'string' || token === '') return null;
  if (initData !== null && shelf.read('tokenFor') !== initData) return null;
  const user = shelf.read('user');
  return { token, user: isUser(user) ? user : null };
}

/** Notes which init data the stored token was given for. */
export function rememberTokenFor(initData: string): void {
  shelf.write('tokenFor', initData);
}

const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
