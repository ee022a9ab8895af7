import { subscribe } from 'valtio/vanilla';
import { storage } from '../../device/storages';
import type { PersonFacts } from '../../domain/session/person';
import * as session from '../session/session';
import { type Bound, bindings, joinLater } from './bindings';
import { currentMerchantId, open, scopeOf, storageKey } from './storageOwner';

let stops: (() => void)[] = [];
let isPaused = false;
/** what `restore` does; null while nothing is held back */
let deferred: (() => void)[] | null = null;

/**
 * Holds back what is stored for a merchant and a person, until `restore`: the stores stay blank, as on a server, and
 * nothing is written.
 */
export function suspend(): void {
  deferred = [];
}

/** Whether the stores are as a server has them. */
export const isSuspended = (): boolean => deferred !== null;

export function restore(): void {
  const waiting = deferred ?? [];
  deferred = null;
  for (const go of waiting) go();
}

/**
 * Loads what is stored for a merchant and the current person, and from then on writes every change
 * synchronously, so that no pending write can restore what a clear removed. null: only data that
 * belongs to no merchant. `launch`: how the app was opened.
 */
export function follow(merchantId: string | null, launch?: PersonFacts): void {
  for (const stop of stops) stop();
  stops = [];
  // First: it ends what belonged to its user, which must not be what is loaded below.
  session.restart(null);
  open(merchantId, launch);
  const keepAll = () => {
    for (const binding of bindings) keep(binding);
    joinLater(keep);
  };
  if (deferred && merchantId !== null) deferred.push(keepAll);
  else keepAll();
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
  withoutWriting(() => load(binding));
  stops.push(subscribe(binding.store, () => write(binding), true));
}

/** Loads what is stored for a store. */
export function load(binding: Bound): void {
  binding.load((read) => storage.read(storageKey(binding.key), read));
}

/** Stores what a store has. */
export function write({ key, dump }: Bound): void {
  if (isPaused) return;
  const value = dump();
  if (value === null) storage.remove(storageKey(key));
  else storage.write(storageKey(key), value);
}
