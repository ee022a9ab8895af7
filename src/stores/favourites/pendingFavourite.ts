import { readAs, text } from '../../domain/schema';
import { defineStore } from '../defineStore';
import * as session from '../session/session';
import { persist } from '../storage/bindings';

/** The favourite a guest asked for: added after log-in, even if that reloads the page. */
export const state = defineStore<{ productId: string | null }>('person', () => ({
  productId: null,
}));

export function set(productId: string | null) {
  state.productId = productId;
}

persist({
  key: 'favouriteWish',
  store: state,
  dump: () => state.productId,
  // After a reload it counts only while a log-in is waiting for its code.
  read: readAs(text),
  restore: (productId: string | null) => set(session.state.loginRecord ? productId : null),
});
