import { ref } from 'valtio/vanilla';
import { defineStore } from '../defineStore';

type ArchiveState = {
  ids: readonly string[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** zero-based number of the next page, null when there is none */
  nextPage: number | null;
  /** total number of archived orders; null when the server does not say */
  total: number | null;
};

const blank = (): ArchiveState => ({ ids: [], status: 'idle', nextPage: 0, total: null });

/** Ids of the past orders loaded so far; details are in `orders.known`. */
export const state = defineStore('user', blank);

export function setStatus(status: 'loading' | 'failed') {
  state.status = status;
}

/** Replaces the list, without duplicates. */
export function set(
  ids: readonly string[],
  { nextPage, total }: { nextPage: number | null; total: number | null },
) {
  Object.assign(state, { ids: ref([...new Set(ids)]), status: 'ready', nextPage, total });
}
