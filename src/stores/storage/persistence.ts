import { subscribe } from 'valtio/vanilla';
import type { Reader } from '../../device/storage';
import { storage } from '../../device/storages';
import type { PersonFacts } from '../../domain/session/person';
import { isUser } from '../../domain/session/user';
import { readAs, text } from '../../domain/shape';
import * as cart from '../basket/cart';
import * as branches from '../branches/branches';
import { readSentCode } from '../session/sentCode';
import * as session from '../session/session';
import * as table from '../table/table';
import type { StoredKey } from './retention';
import { currentMerchantId, open, person, setPerson, storageKey } from './storageOwner';
import { isPersonal, scopeOf } from './storageScope';

/** Connects a store to a storage key. */
type Binding<T> = {
  key: StoredKey;
  store: object;
  /** null when there is nothing to store */
  dump(): unknown;
  /** parses the stored value, which is untrusted */
  read: Reader<T>;
  /** replaces the store's state; null resets it */
  restore(stored: T | null): void;
};

/** A binding without its value type. */
type Bound = Pick<Binding<unknown>, 'key' | 'store' | 'dump'> & {
  /** Loads the stored value; `isOurs`: an unreadable one is removed. */
  load(isOurs: boolean): void;
  reset(): void;
};

const bind = <T>({ key, store, dump, read, restore }: Binding<T>): Bound => ({
  key,
  store,
  dump,
  load: (isOurs) =>
    restore(isOurs ? storage.read(storageKey(key), read) : storage.peek(storageKey(key), read)),
  reset: () => restore(null),
});

/** A flow decides whether a stored session still counts (`storedSession`). */
const ignore = () => undefined;

/** Every persisted store; stores in lazy chunks join through `persist`. */
export const bindings: Bound[] = [
  bind({
    key: 'cart',
    store: cart.state,
    dump: () => (cart.state.lines.length > 0 ? cart.state : null),
    read: cart.read,
    restore: cart.restore,
  }),
  bind({
    key: 'nearest',
    store: branches.state,
    dump: () => branches.state.nearestId,
    read: readAs(text),
    restore: branches.setNearest,
  }),
  bind({
    key: 'table',
    store: table.state,
    dump: () => table.state.table,
    read: table.read,
    restore: table.setTable,
  }),
  // The session must be reset before its other keys are written.
  bind({
    key: 'loginRecord',
    store: session.state,
    dump: () => session.state.loginRecord,
    read: readSentCode,
    restore: session.restart,
  }),
  bind({
    key: 'token',
    store: session.state,
    dump: () => session.state.token,
    read: readAs(text),
    restore: ignore,
  }),
  bind({
    key: 'user',
    store: session.state,
    dump: () => session.state.user,
    read: readAs(isUser),
    restore: ignore,
  }),
];

let stops: (() => void)[] = [];
let isPaused = false;

/**
 * Loads what is stored for a merchant and the current person, and from then on writes every change
 * synchronously, so that no pending write can restore what a clear removed. null: only data that
 * belongs to no merchant. `launch`: how the app was opened.
 */
export function follow(merchantId: string | null, launch?: PersonFacts): void {
  for (const stop of stops) stop();
  stops = [];
  open(merchantId, launch);
  for (const binding of bindings) keep(binding);
}

/**
 * Switches to another person: their stored data replaces what is on screen, and unchanged data
 * stays. The session moves along, since it identifies the person.
 */
export function switchPerson(next: string): void {
  if (next !== person()) {
    const ofSession = bindings.filter(({ store }) => store === session.state);
    for (const { key } of ofSession) storage.remove(storageKey(key));
    setPerson(next);
    for (const binding of ofSession) write(binding);
  }
  loadChanges();
}

/** Loads values that were stored without going through their store. */
function loadChanges() {
  const isSame = ({ key, dump }: Bound) =>
    JSON.stringify(storage.peek(storageKey(key), asIs)) === JSON.stringify(dump());
  const isTheirs = ({ key, store }: Bound) => isPersonal(key) && store !== session.state;
  const changed = bindings.filter((binding) => isTheirs(binding) && !isSame(binding));
  withoutWriting(() => {
    for (const { load } of changed) load(true);
  });
}

const asIs: Reader<unknown> = (stored) => stored;

/** Persists a store that comes with a lazy chunk. */
export function persist<T>(binding: Binding<T>): void {
  const bound = bind(binding);
  bindings.push(bound);
  keep(bound);
}

/** Changes stores without writing, for values that come from storage. */
export function withoutWriting(change: () => void): void {
  const wasPaused = isPaused;
  isPaused = true;
  try {
    change();
  } finally {
    isPaused = wasPaused;
  }
}

/** Merchant-specific keys wait until the merchant is known. */
const isKept = ({ key }: Bound): boolean =>
  currentMerchantId() !== null || scopeOf(key) === 'device';

function keep(binding: Bound): void {
  if (!isKept(binding)) return;
  withoutWriting(() => binding.load(true));
  stops.push(subscribe(binding.store, () => write(binding), true));
}

function write({ key, dump }: Bound): void {
  if (isPaused) return;
  const value = dump();
  if (value === null) storage.remove(storageKey(key));
  else storage.write(storageKey(key), value);
}
