import { proxy } from 'valtio/vanilla';
import { readAs, text } from '../../domain/shape';
import * as session from '../session/session';
import { persist } from '../storage/persistence';

/** The product that a guest wants to keep: it waits for the log-in, also where that reloads the page. */
export const state = proxy<{ productId: string | null }>({ productId: null });

export function set(productId: string | null) {
  state.productId = productId;
}

persist({
  key: 'favouriteWish',
  store: state,
  dump: () => state.productId,
  // What an earlier life of the page has left counts as long as its log-in waits for the code.
  read: readAs(text),
  restore: (productId: string | null) => set(session.state.loginRecord ? productId : null),
});
