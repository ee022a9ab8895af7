import { ref } from 'valtio/vanilla';
import type { Promo } from '../../domain/promo/promo';
import { defineStore } from '../defineStore';

type PromosState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** promos offered to the signed-in user */
  own: readonly Promo[];
};

const blank = (): PromosState => ({ status: 'idle', own: [] });

export const state = defineStore('user', blank);

export function setOwn(own: readonly Promo[]) {
  state.own = ref([...own]);
  state.status = 'ready';
}

/** The loaded promos stay visible during and after a failed reload. */
export function setStatus(status: 'loading' | 'failed') {
  if (state.status !== 'ready') state.status = status;
}
