import { createStore, type Store } from '../store';

export type Direction = 'from app' | 'to app' | 'telegram';

export type Entry = {
  key: number;
  /** milliseconds since the epoch */
  at: number;
  direction: Direction;
  name: string;
  data: unknown;
  /** why the message was ignored, if it was */
  refusal?: string;
};

export type Log = {
  entries: Store<readonly Entry[]>;
  add: (direction: Direction, name: string, data?: unknown, refusal?: string) => void;
  clear: () => void;
};

const kept = 1000;

/** All messages and Telegram's own actions, oldest first. */
export function createLog(now: () => number): Log {
  const entries = createStore<readonly Entry[]>([]);
  let count = 0;
  return {
    entries,
    add: (direction, name, data, refusal) => {
      count += 1;
      const entry = { key: count, at: now(), direction, name, data, ...(refusal && { refusal }) };
      entries.set([...entries.get().slice(1 - kept), entry]);
    },
    clear: () => entries.set([]),
  };
}
