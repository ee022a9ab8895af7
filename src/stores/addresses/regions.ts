import { ref } from 'valtio/vanilla';
import type { Region } from '../../domain/geo/geo';
import { defineStore } from '../defineStore';

/** The delivery regions; `all` is null until they are loaded (§8: unchanged on failure), or if the server tells none. */
export const state = defineStore<{ all: readonly Region[] | null }>('shop', () => ({ all: null }));

export function set(regions: readonly Region[] | null) {
  state.all = regions && ref([...regions]);
}
