import type { Reader } from '../../device/storage';
import type { ScopedKey } from './storedKeys';

/** Connects a store to a storage key. */
type Binding<T> = {
  key: ScopedKey;
  store: object;
  /** null when there is nothing to store */
  dump(): unknown;
  /** parses the stored value, which is untrusted */
  read: Reader<T>;
  /** replaces the store's state; null resets it */
  restore(stored: T | null): void;
};

/** A binding without its value type: `load` restores what `find` finds with the binding's reader. */
export type Bound = Pick<Binding<unknown>, 'key' | 'store' | 'dump' | 'read'> & {
  load(find: <T>(read: Reader<T>) => T | null): void;
};

/** Every stored store that was loaded. */
export const bindings: Bound[] = [];

let join: (bound: Bound) => void = () => undefined;

/**
 * Declares what of a store is stored; at the end of its file, because one of a lazy chunk is read from
 * storage at once.
 */
export function persist<T>({ key, store, dump, read, restore }: Binding<T>): void {
  const bound: Bound = { key, store, dump, read, load: (find) => restore(find(read)) };
  bindings.push(bound);
  join(bound);
}

/** Calls `onBound` for every store that comes later. */
export function joinLater(onBound: (bound: Bound) => void): void {
  join = onBound;
}
