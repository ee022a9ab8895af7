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

export type Entry = Marks & {
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
  /** the entries that strict mode complains of, since the log was cleared or they were dismissed */
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

const kept = 1000;

/** All messages and Telegram's own actions, oldest first. */
export function createLog(now: () => number): Log {
  const entries = createStore<readonly Entry[]>([]);
  const complaints = createStore<readonly Entry[]>([]);
  const dismissComplaints = () => complaints.set([]);
  let count = 0;
  return {
    entries,
    complaints,
    add: (direction, name, data, refusal, marks) => {
      count += 1;
      const entry: Entry = {
        key: count,
        at: now(),
        direction,
        name,
        data,
        ...(refusal && { refusal }),
        ...marks,
      };
      entries.set([...entries.get().slice(1 - kept), entry]);
      if (entry.complaint) complaints.set([...complaints.get(), entry]);
    },
    clear: () => {
      entries.set([]);
      dismissComplaints();
    },
    dismissComplaints,
  };
}
