import { proxy, ref } from 'valtio/vanilla';
import type { Promo } from '../../domain/promo/promo';
import { onSignOut } from '../session/onSignOut';

type PromosState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** those that the server offers to the person who is signed in */
  own: readonly Promo[];
};

const blank = (): PromosState => ({ status: 'idle', own: [] });

export const state = proxy(blank());

export function setOwn(own: readonly Promo[]) {
  state.own = ref([...own]);
  state.status = 'ready';
}

/** Promos that are on screen stay there when a later question fails. */
export function setStatus(status: 'loading' | 'failed') {
  if (state.status !== 'ready') state.status = status;
}

onSignOut(() => Object.assign(state, blank()));
