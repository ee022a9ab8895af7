import { proxy } from 'valtio/vanilla';

/**
 * To whom a state belongs, which decides what ends it.
 *
 * - `global`: to nobody in particular; it lasts as long as the page.
 * - `shop`: to the merchant, until another merchant's shop opens in this page.
 * - `user`: to the signed-in user, until they are gone.
 * - `session`: to the person who uses the shop now, guest or user: until a user leaves, another one takes their
 *   place, or another shop opens, as calls of the scope `person` do (`api/call`).
 * - `device`, `person`: to the device, or to whom the app is used by, guest or not. Such a state is
 *   stored, and its key's retention decides (`storage/storedKeys`).
 */
export type Scope = 'global' | 'shop' | 'user' | 'session' | 'device' | 'person';

/** Every store that was loaded. */
export const stores: { state: object; scope: Scope; clear(): unknown }[] = [];

/**
 * Declares a store: whose its state is, and so when it is cleared, and the state in the beginning, a new
 * object each time. `ends`: what ends with the scope, where the rest is stored or says which scope it is.
 * Every store is made here.
 */
export function defineStore<State extends object>(
  scope: Scope,
  blank: () => State,
  ends: () => Partial<State> = blank,
): State {
  const state = proxy(blank());
  stores.push({ state, scope, clear: () => Object.assign(state, ends()) });
  return state;
}

/** Clears synchronously what belonged to the scope that has ended. What changes afterwards is the next one's. */
export function endScope(ended: 'shop' | 'user' | 'session'): void {
  for (const { scope, clear } of stores) if (scope === ended) clear();
}
