import { proxy, ref } from 'valtio/vanilla';
import type { Banner } from '../../domain/content/banner';

type BannersState = { list: readonly Banner[]; status: 'loading' | 'ready' | 'failed' };

/** The merchant's banners on home. */
export const state = proxy<BannersState>({ list: [], status: 'loading' });

export function setList(list: readonly Banner[]) {
  state.list = ref([...list]);
  state.status = 'ready';
}

/** Banners that are on screen stay there when a later question fails. */
export function setFailed() {
  if (state.status !== 'ready') state.status = 'failed';
}
