import { proxy, ref } from 'valtio/vanilla';
import type { Banner } from '../../domain/content/banner';

type BannersState = { list: readonly Banner[]; status: 'loading' | 'ready' | 'failed' };

/** The banners on home. */
export const state = proxy<BannersState>({ list: [], status: 'loading' });

export function setList(list: readonly Banner[]) {
  state.list = ref([...list]);
  state.status = 'ready';
}

/** A failed refresh keeps the loaded banners. */
export function setFailed() {
  if (state.status !== 'ready') state.status = 'failed';
}
