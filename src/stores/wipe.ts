import { cookies, sessionShelf, shelf } from '../device/stored';
import { limits } from '../domain/limits';
import * as persistence from './persistence';
import { type Moment, type StoredKey, survives } from './survival';

/**
 * Clears storage, cookies and what the stores hold of it, but for what the table in `survival` lets
 * live.
 */
export function wipe(moment: Moment): void {
  const merchantId = persistence.followed();
  const lives = (name: string) => survives(name, moment, merchantId);
  const kept = cookieNames
    .filter((name) => lives(cookieKeys[name]))
    .map((name) => [name, cookies.get(name)] as const);
  shelf.clearAllExcept(lives);
  sessionShelf.clearAllExcept(lives);
  cookies.clearAll();
  for (const [name, value] of kept) {
    if (value !== null) cookies.set(name, value, limits.cookieDays);
  }
  persistence.quietly(() => {
    for (const { key, restore } of persistence.bindings) if (!lives(key)) restore?.(null);
  });
}

/** The cookies of the specification, and the stored key whose fate each shares. */
const cookieKeys = {
  merchantId: 'merchant',
  merchant: 'merchant',
  initData: 'initData',
  lang: 'lang',
  page: 'lang',
} as const satisfies Record<string, StoredKey>;

type CookieName = keyof typeof cookieKeys;
const cookieNames = Object.keys(cookieKeys) as CookieName[];
