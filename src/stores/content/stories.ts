import * as v from 'valibot';
import { ref } from 'valtio/vanilla';
import { type Story, type StoryItem, seenKey, stillThere } from '../../domain/content/story';
import { readAs, soundListOf, text } from '../../domain/schema';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

type StoriesState = {
  list: readonly Story[];
  status: 'loading' | 'ready' | 'failed';
  /** keys (`seenKey`) of the items shown on this device */
  seen: readonly string[];
};

const ends = (): Omit<StoriesState, 'seen'> => ({ list: [], status: 'loading' });

const blank = (): StoriesState => ({ ...ends(), seen: [] });

/** The merchant's stories and which were seen. */
export const state = defineStore('shop', blank, ends);

export function setList(list: readonly Story[]) {
  state.list = ref([...list]);
  state.status = 'ready';
  // An empty list may be so for a moment only.
  if (list.length > 0) state.seen = ref(stillThere(new Set(state.seen), list));
}

export function setLoading() {
  if (state.status !== 'ready') state.status = 'loading';
}

/** A failed refresh keeps the loaded stories. */
export function setFailed() {
  if (state.status !== 'ready') state.status = 'failed';
}

export function markSeen(story: Story, item: StoryItem) {
  const key = seenKey(story, item);
  if (!state.seen.includes(key)) state.seen = ref([...state.seen, key]);
}

const read = readAs(v.object({ seen: soundListOf(text) }));

persist({
  key: 'stories',
  store: state,
  dump: () => (state.seen.length === 0 ? null : { seen: state.seen }),
  read,
  restore: (stored) => {
    state.seen = ref(stored?.seen ?? []);
  },
});
