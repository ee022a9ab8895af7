import { subscribe } from 'valtio/vanilla';
import { cookies, sessionShelf, shelf } from '../device/stored';
import { limits } from '../domain/limits';
import * as cart from './cart';
import * as draft from './draft';
import * as intent from './intent';
import * as session from './session';
import { type Moment, type StoredKey, survives } from './survival';
import * as table from './table';

/** A store and how it is written down; stores of the basket and the order belong to one merchant. */
type Binding = {
  key: StoredKey;
  store: object;
  isOfMerchant: boolean;
  /** null when there is nothing to keep */
  dump(): unknown;
  /** absent where a flow decides whether what is stored still counts (the session) */
  restore?(stored: unknown): void;
};

const bindings: readonly Binding[] = [
  {
    key: 'cart',
    store: cart.state,
    isOfMerchant: true,
    dump: () => (cart.state.lines.length > 0 ? cart.state : null),
    restore: cart.restore,
  },
  {
    key: 'draft',
    store: draft.state,
    isOfMerchant: true,
    dump: () => draft.state,
    restore: draft.restore,
  },
  {
    key: 'intent',
    store: intent.state,
    isOfMerchant: true,
    dump: () => intent.state.intent,
    restore: intent.restore,
  },
  {
    key: 'table',
    store: table.state,
    isOfMerchant: false,
    dump: () => table.state.table,
    restore: table.restore,
  },
  {
    key: 'loginRecord',
    store: session.state,
    isOfMerchant: false,
    dump: () => session.state.loginRecord,
    restore: session.restoreLoginRecord,
  },
  {
    key: 'token',
    store: session.state,
    isOfMerchant: false,
    dump: () => session.state.token,
  },
  {
    key: 'user',
    store: session.state,
    isOfMerchant: false,
    dump: () => session.state.user,
  },
];

let stops: (() => void)[] = [];

/**
 * Takes over what is stored for a merchant and from then on writes every change at once, so that no
 * pending write can bring back what a clear has removed. null: what belongs to no merchant.
 */
export function follow(merchantId: string | null): void {
  for (const stop of stops) stop();
  stops = bindings
    .filter((binding) => merchantId !== null || !binding.isOfMerchant)
    .map((binding) => {
      const name = binding.isOfMerchant ? `${binding.key}:${merchantId}` : binding.key;
      const stored = shelf.read(name);
      if (stored !== null) binding.restore?.(stored);
      const write = () => {
        const value = binding.dump();
        if (value === null) shelf.remove(name);
        else shelf.write(name, value);
      };
      return subscribe(binding.store, write, true);
    });
}

/** Clears storage and cookies, but for what the table in `survival` lets live. */
export function wipe(moment: Moment): void {
  const keptCookies = cookieNames
    .filter((name) => survives(cookieKeys[name], moment))
    .map((name) => [name, cookies.get(name)] as const);
  shelf.clearAllExcept((name) => survives(name, moment));
  sessionShelf.clearAllExcept((name) => survives(name, moment));
  cookies.clearAll();
  for (const [name, value] of keptCookies) {
    if (value !== null) cookies.set(name, value, limits.cookieDays);
  }
}

/** The cookies of the specification, and the stored key whose fate each shares. */
const cookieKeys = {
  merchantId: 'merchant',
  merchant: 'merchant',
  initData: 'initData',
  lang: 'lang',
  page: 'lang',
} as const satisfies Record<string, StoredKey>;

export type CookieName = keyof typeof cookieKeys;
const cookieNames = Object.keys(cookieKeys) as CookieName[];
