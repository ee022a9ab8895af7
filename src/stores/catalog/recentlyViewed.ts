import * as v from 'valibot';
import { ref } from 'valtio/vanilla';
import { readAs, soundListOf, text } from '../../domain/schema';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

const none: readonly string[] = [];

/** Fits two swipes of a row of cards. */
const most = 12;

/** The products viewed last, newest first, with one more. */
export const withViewed = (past: readonly string[], id: string): readonly string[] =>
  [id, ...past.filter((each) => each !== id)].slice(0, most);

/** Ids of the products that the person has opened on this device, newest first. */
export const state = defineStore<{ list: readonly string[] }>('person', () => ({ list: ref([]) }));

export function add(productId: string) {
  if (state.list[0] !== productId) state.list = ref([...withViewed(state.list, productId)]);
}

const read = readAs(v.object({ list: soundListOf(text) }));

persist({
  key: 'viewed',
  store: state,
  dump: () => (state.list.length === 0 ? null : { list: state.list }),
  read,
  restore: (stored) => {
    state.list = ref([...(stored?.list ?? []).reduceRight(withViewed, none)]);
  },
});
