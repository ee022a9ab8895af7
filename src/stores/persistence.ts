import { subscribe } from 'valtio/vanilla';
import { shelf } from '../device/stored';
import * as branches from './branches';
import * as cart from './cart';
import * as session from './session';
import type { StoredKey } from './survival';
import * as table from './table';

/** A store and how it is written down; what belongs to the person or the order is one merchant's. */
type Binding = {
  key: StoredKey;
  store: object;
  isOfMerchant: boolean;
  /** null when there is nothing to keep */
  dump(): unknown;
  /**
   * Takes over what is stored, in place of what there is; null when nothing is: then it begins anew.
   * Absent where another binding of the same store does it.
   */
  restore?(stored: unknown): void;
};

/** Everything that is kept; a store that comes with a lazy part joins in. */
export const bindings: Binding[] = [
  {
    key: 'cart',
    store: cart.state,
    isOfMerchant: true,
    dump: () => (cart.state.lines.length > 0 ? cart.state : null),
    restore: cart.restore,
  },
  {
    key: 'nearest',
    store: branches.state,
    isOfMerchant: true,
    dump: () => branches.state.nearestId,
    restore: branches.restoreNearest,
  },
  {
    key: 'table',
    store: table.state,
    isOfMerchant: false,
    dump: () => table.state.table,
    restore: table.restore,
  },
  // First the session begins anew, then it is written: a flow decides whether its token still counts.
  {
    key: 'loginRecord',
    store: session.state,
    isOfMerchant: true,
    dump: () => session.state.loginRecord,
    restore: session.restore,
  },
  {
    key: 'token',
    store: session.state,
    isOfMerchant: true,
    dump: () => session.state.token,
  },
  {
    key: 'user',
    store: session.state,
    isOfMerchant: true,
    dump: () => session.state.user,
  },
];

let stops: (() => void)[] = [];
let merchant: string | null = null;
let isQuiet = false;

/** The name under which the merchant of the moment keeps something: `cart:17`. */
export const nameOf = (key: StoredKey): string => (merchant === null ? key : `${key}:${merchant}`);

/** Whose shop is followed: the merchant's id, null before it is known. */
export const followed = (): string | null => merchant;

/**
 * Takes over what is stored for a merchant and from then on writes every change at once, so that no
 * pending write can bring back what a clear has removed. null: what belongs to no merchant.
 */
export function follow(merchantId: string | null): void {
  for (const stop of stops) stop();
  merchant = merchantId;
  stops = bindings.flatMap(keep);
}

/** A store that comes with a lazy part of the shop is kept from then on, like the others. */
export function join(binding: Binding): void {
  bindings.push(binding);
  stops.push(...keep(binding));
}

/** Makes changes to stores that are not written: they are what the storage says already. */
export function quietly(change: () => void): void {
  const wasQuiet = isQuiet;
  isQuiet = true;
  try {
    change();
  } finally {
    isQuiet = wasQuiet;
  }
}

/** Answers how to stop: nothing while the merchant whose store it is is not known. */
function keep({ key, store, isOfMerchant, dump, restore }: Binding): (() => void)[] {
  if (isOfMerchant && merchant === null) return [];
  const name = isOfMerchant ? nameOf(key) : key;
  quietly(() => restore?.(shelf.read(name)));
  const write = () => {
    if (isQuiet) return;
    const value = dump();
    if (value === null) shelf.remove(name);
    else shelf.write(name, value);
  };
  return [subscribe(store, write, true)];
}
