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
import { migrate } from './migrate';
import type { StoredKey } from './retention';
import { currentMerchantId, open, person, setPerson, storageKey } from './storageOwner';
import { isPersonal, scopeOf } from './storageScope';

/** A store and how it is written down. */
type Binding<T> = {
  key: StoredKey;
  store: object;
  /** null when there is nothing to keep */
  dump(): unknown;
  /** reads what is stored, which may be anything */
  read: Reader<T>;
  /** takes over what is stored, in place of what there is; null when nothing is: then it starts again */
  restore(stored: T | null): void;
};

/** How a binding is used: what it keeps is its own business. */
type Bound = Pick<Binding<unknown>, 'key' | 'store' | 'dump'> & {
  /** Takes over what is stored; `isOurs`: what cannot be read is dropped. */
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

/** A flow decides whether the session of an earlier visit still counts (`rememberedSession`). */
const leave = () => undefined;

/** Everything that is kept; a store that comes with a lazy part joins in. */
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
  // First the session starts again, then it is written.
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
    restore: leave,
  }),
  bind({
    key: 'user',
    store: session.state,
    dump: () => session.state.user,
    read: readAs(isUser),
    restore: leave,
  }),
];

let stops: (() => void)[] = [];
let isQuiet = false;

/**
 * Takes over what is stored for a merchant and the person who is there, and from then on writes every
 * change at once, so that no pending write can bring back what a clear has removed. null: what belongs
 * to no merchant. `launch`: how the app was opened.
 */
export function follow(merchantId: string | null, launch?: PersonFacts): void {
  for (const stop of stops) stop();
  stops = [];
  if (merchantId !== null) migrate(merchantId);
  open(merchantId, launch);
  for (const binding of bindings) keep(binding);
}

/**
 * Somebody else is there from now on: their things take the place of what is on screen. What is the same
 * stays as it is. The session goes along: it has made them who they are.
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

/** Takes over what has been stored by other means than a change of its store. */
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

/** A store that comes with a lazy part of the shop is kept from then on, like the others. */
export function persist<T>(binding: Binding<T>): void {
  const bound = bind(binding);
  bindings.push(bound);
  keep(bound);
}

/** Makes changes to stores that are not written: they are what the storage says already. */
export function withoutWriting(change: () => void): void {
  const wasQuiet = isQuiet;
  isQuiet = true;
  try {
    change();
  } finally {
    isQuiet = wasQuiet;
  }
}

/** Not while the merchant whose store it is is not known. */
const isKept = ({ key }: Bound): boolean =>
  currentMerchantId() !== null || scopeOf(key) === 'device';

function keep(binding: Bound): void {
  if (!isKept(binding)) return;
  withoutWriting(() => binding.load(true));
  stops.push(subscribe(binding.store, () => write(binding), true));
}

function write({ key, dump }: Bound): void {
  if (isQuiet) return;
  const value = dump();
  if (value === null) storage.remove(storageKey(key));
  else storage.write(storageKey(key), value);
}
