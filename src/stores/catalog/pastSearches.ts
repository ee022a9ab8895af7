import * as v from 'valibot';
import { ref } from 'valtio/vanilla';
import { withSearch } from '../../domain/catalog/pastSearches';
import { readAs, soundListOf, text } from '../../domain/schema';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

const none: readonly string[] = [];

/** What the person has searched for on this device, newest first. */
export const state = defineStore<{ list: readonly string[] }>('person', () => ({ list: ref([]) }));

export function add(query: string) {
  state.list = ref([...withSearch(state.list, query)]);
}

export function remove(query: string) {
  state.list = ref(state.list.filter((each) => each !== query));
}

export function clear() {
  state.list = ref([]);
}

const read = readAs(v.object({ list: soundListOf(text) }));

persist({
  key: 'searches',
  store: state,
  dump: () => (state.list.length === 0 ? null : { list: state.list }),
  read,
  restore: (stored) => {
    state.list = ref([...(stored?.list ?? []).reduceRight(withSearch, none)]);
  },
});
