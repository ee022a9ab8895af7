import { ref } from 'valtio/vanilla';
import type { Banner } from '../../domain/content/contentLink';
import { defineStore } from '../defineStore';

type BannersState = { list: readonly Banner[]; status: 'loading' | 'ready' | 'failed' };

const blank = (): BannersState => ({ list: [], status: 'loading' });

/** The banners on home. */
export const state = defineStore('shop', blank);

export function setList(list: readonly Banner[]) {
  state.list = ref([...list]);
  state.status = 'ready';
}

/** A failed refresh keeps the loaded banners. */
export function setFailed() {
  if (state.status !== 'ready') state.status = 'failed';
}
