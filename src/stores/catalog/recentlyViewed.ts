import { ref } from 'valtio/vanilla';
import { withViewed } from '../../domain/catalog/recentlyViewed';
import { fieldsOf } from '../../domain/shape';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

/** Ids of the products that the person has opened on this device, newest first. */
export const state = defineStore<{ list: readonly string[] }>('person', () => ({ list: ref([]) }));

export function add(productId: string) {
  if (state.list[0] !== productId) state.list = ref([...withViewed(state.list, productId)]);
}

function read(stored: unknown): string[] | null {
  const { list } = fieldsOf(stored);
  if (!Array.isArray(list)) return null;
  const ids = list.filter((id): id is string => typeof id === 'string');
  return [...ids.reduceRight<readonly string[]>(withViewed, [])];
}

persist({
  key: 'viewed',
  store: state,
  dump: () => (state.list.length === 0 ? null : { list: state.list }),
  read,
  restore: (list) => {
    state.list = ref(list ?? []);
  },
});
