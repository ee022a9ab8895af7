import { ref } from 'valtio/vanilla';
import { withSearch } from '../../domain/catalog/pastSearches';
import { fieldsOf } from '../../domain/shape';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

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

function read(stored: unknown): string[] | null {
  const { list } = fieldsOf(stored);
  if (!Array.isArray(list)) return null;
  const queries = list.filter((query): query is string => typeof query === 'string');
  return [...queries.reduceRight<readonly string[]>(withSearch, [])];
}

persist({
  key: 'searches',
  store: state,
  dump: () => (state.list.length === 0 ? null : { list: state.list }),
  read,
  restore: (list) => {
    state.list = ref(list ?? []);
  },
});
