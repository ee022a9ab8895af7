import { ref } from 'valtio/vanilla';
import type { Brand } from '../../domain/brand/brandTab';
import { defineStore } from '../defineStore';

type BrandsState = {
  /** the shops to choose from on home; empty without a choice */
  tabs: readonly Brand[];
  status: 'loading' | 'ready' | 'failed';
  /** id of the merchant whose shop is being opened */
  opening: string | null;
};

const blank = (): BrandsState => ({ tabs: [], status: 'loading', opening: null });

/** The shops of the merchant's brand. */
export const state = defineStore('shop', blank);

export function setTabs(tabs: readonly Brand[]) {
  state.tabs = ref([...tabs]);
  state.status = 'ready';
}

/** A failed refresh keeps the loaded tabs; before the first ones, `known` are shown. */
export function setFailed(known: readonly Brand[]) {
  if (state.status === 'ready') return;
  state.tabs = ref([...known]);
  state.status = 'failed';
}

export function setOpening(merchantId: string | null) {
  state.opening = merchantId;
}
