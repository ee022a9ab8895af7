import { keepAwake } from '../../device/keepAwake';
import { pageSetting } from '../../device/pageSetting';
import { hasLoyaltyCode, type LoyaltyCode, loyaltyCode } from '../../domain/session/loyaltyCode';
import type { User } from '../../domain/session/user';

/** What the merchant's till reads (`.env.example`). */
const setting = (): string =>
  pageSetting(document, 'VITE_LOYALTY_CODE') || import.meta.env.VITE_LOYALTY_CODE || 'phone';

/** Whether the merchant's till reads a code at all. */
export const isReadAtTill = (): boolean => hasLoyaltyCode(setting());

/** A user's code at the till; null if their phone, which it needs, is not known. */
export const loyaltyCodeOf = (user: User): LoyaltyCode | null => loyaltyCode(setting(), user);

/** Keeps the screen lit while a code is shown. Returns a function that ends it. */
export const keepScreenLit = (): (() => void) => keepAwake(document, navigator.wakeLock);
