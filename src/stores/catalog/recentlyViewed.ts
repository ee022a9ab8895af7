import { proxy, ref } from 'valtio/vanilla';
import { withViewed } from '../../domain/catalog/recentlyViewed';
import { fieldsOf } from '../storage/fieldsOf';
import { persist } from '../storage/persistence';

/** Ids of the products that the person has opened on this device, newest first. */
export const state = proxy<{ list: readonly string[] }>({ list: ref([]) });

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
