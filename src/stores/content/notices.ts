import * as v from 'valibot';
import { ref } from 'valtio/vanilla';
import { isUnread, type Notice } from '../../domain/content/notice';
import { number, readAs } from '../../domain/schema';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

type NoticesState = {
  list: readonly Notice[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** zero-based number of the next page, null when there is none */
  nextPage: number | null;
  /** time of the latest notice read on this device, epoch ms */
  readUpTo: number | null;
};

const blank = (): NoticesState => ({ list: [], status: 'idle', nextPage: 0, readUpTo: null });

/** Notices from the merchant, newest first. */
export const state = defineStore('user', blank);

export function setStatus(status: 'loading' | 'failed') {
  state.status = status;
}

/** Appends page `page`, or starts over with page 0; repeated notices are dropped. */
export function addPage(items: readonly Notice[], page: number, isLast: boolean) {
  const before = page === 0 ? [] : state.list;
  const known = new Set(before.map(({ id }) => id));
  const fresh = items.filter(({ id }) => !known.has(id));
  state.list = ref([...before, ...fresh]);
  state.status = 'ready';
  // A server that repeats the same page has no more notices.
  state.nextPage = isLast || fresh.length === 0 ? null : page + 1;
}

/** Marks every loaded notice as read. */
export function markRead() {
  for (const { createdAt } of state.list) {
    if (createdAt !== null && (state.readUpTo === null || createdAt > state.readUpTo)) {
      state.readUpTo = createdAt;
    }
  }
}

/** Number of unread notices among the loaded ones. */
export const unreadCount = ({ list, readUpTo }: Pick<NoticesState, 'list' | 'readUpTo'>): number =>
  list.filter((notice) => isUnread(notice, readUpTo)).length;

const read = readAs(v.object({ readUpTo: number }));

persist({
  key: 'notices',
  store: state,
  dump: () => (state.readUpTo === null ? null : { readUpTo: state.readUpTo }),
  read,
  restore: (stored) => {
    state.readUpTo = stored?.readUpTo ?? null;
  },
});
