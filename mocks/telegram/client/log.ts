import { createStore, type Store } from '../store';

export type Direction = 'from app' | 'to app' | 'telegram';

/** What there is to say of a message besides its content. */
type Marks = {
  /** the chosen version of the client does not know the method */
  isUnknown?: true;
  /** what is wrong with its fields */
  detail?: string;
  /** strict mode complains of it */
  complaint?: string;
  /** sent again from a log */
  isReplayed?: true;
};

/** Reports of sensors, which come many times a second. */
const streams: ReadonlySet<string> = new Set([
  'accelerometer_changed',
  'gyroscope_changed',
  'device_orientation_changed',
]);

export type Entry = Marks & {
  key: number;
  /** milliseconds since the epoch */
  at: number;
  direction: Direction;
  name: string;
  data: unknown;
  /** why the message was ignored, if it was */
  refusal?: string;
  /** one entry for so many reports of a sensor; the data are the last one's */
  times?: number;
};

export type Log = {
  entries: Store<readonly Entry[]>;
  /** the messages of its middle that a long log has left out: how many, and after which entry */
  leftOut: Store<{ count: number; after: number }>;
  /** the latest entries that strict mode complains of, since they were cleared or dismissed */
  complaints: Store<readonly Entry[]>;
  add: (
    direction: Direction,
    name: string,
    data?: unknown,
    refusal?: string,
    marks?: Marks,
  ) => void;
  clear: () => void;
  dismissComplaints: () => void;
};

/** A log keeps its beginning, where an app has started, and its end. */
const [keptFirst, keptLast] = [200, 800];
const keptComplaints = 200;
/** So much of what an app sends is kept of a message, in characters of JSON. */
const keptOfData = 20_000;

/** All messages and Telegram's own actions, oldest first. */
export function createLog(now: () => number): Log {
  const entries = createStore<readonly Entry[]>([]);
  const leftOut = createStore({ count: 0, after: 0 });
  const complaints = createStore<readonly Entry[]>([]);
  const dismissComplaints = () => complaints.set([]);
  let count = 0;

  const append = (entry: Entry) => {
    const all = [...entries.get(), entry];
    if (all.length > keptFirst + keptLast) {
      all.splice(keptFirst, 1);
      const after = all[keptFirst - 1]?.key ?? 0;
      leftOut.set({ count: leftOut.get().count + 1, after });
    }
    entries.set(all);
  };
  /** Counts a sensor's report in its last entry, when only sensors have reported since. */
  const fold = (name: string, data: unknown): boolean => {
    if (!streams.has(name)) return false;
    const all = entries.get();
    const last = all.findLastIndex((entry) => entry.name === name || !streams.has(entry.name));
    const entry = all[last];
    if (entry?.name !== name) return false;
    entries.set(all.with(last, { ...entry, data, times: (entry.times ?? 1) + 1 }));
    return true;
  };

  return {
    entries,
    leftOut,
    complaints,
    add: (direction, name, data, refusal, marks) => {
      if (fold(name, data)) return;
      count += 1;
      const entry: Entry = {
        key: count,
        at: now(),
        direction,
        name,
        data: direction === 'from app' ? cut(data) : data,
        ...(refusal && { refusal }),
        ...marks,
      };
      append(entry);
      if (entry.complaint) complaints.set([...complaints.get().slice(1 - keptComplaints), entry]);
    },
    clear: () => {
      entries.set([]);
      leftOut.set({ count: 0, after: 0 });
      dismissComplaints();
    },
    dismissComplaints,
  };
}

function cut(data: unknown): unknown {
  const json = JSON.stringify(data) ?? '';
  if (json.length <= keptOfData) return data;
  return `${json.slice(0, keptOfData)}… (${json.length} characters in all)`;
}
