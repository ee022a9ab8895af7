import { proxy, ref } from 'valtio/vanilla';
import type { TypedCard } from '../../domain/cards/card';
import { fieldsOf } from '../storage/fieldsOf';
import { persist } from '../storage/persistence';

/** A card that waits for the code of its owner. */
type Pending = {
  id: string;
  /** masked, where the code went to; null after a reload */
  phone: string | null;
  /** seconds until another code may be asked for, from `sentAt` (the device's epoch milliseconds) */
  time: number;
  sentAt: number;
};

type CardCodeState = {
  pending: Pending | null;
  /** what was typed, in memory only, so that another code can be asked for; never with a card code */
  typed: TypedCard | null;
  /** the code was right: what is on screen of it may leave in peace */
  isDone: boolean;
};

const blank = (): CardCodeState => ({ pending: null, typed: null, isDone: false });

/** The card that is being added. */
export const state = proxy(blank());

export function begin(pending: Pending, typed: TypedCard | null) {
  Object.assign(state, { pending, typed: typed && ref(typed), isDone: false });
}

export function setDone() {
  Object.assign(state, { typed: null, isDone: true });
}

/** Nobody looks at it any more: what was typed is forgotten, and what is done is over. */
export function leave() {
  if (state.isDone) Object.assign(state, blank());
  state.typed = null;
}

persist({
  key: 'cardCode',
  store: state,
  // Nothing of a card is written down: only which one waits, and since when.
  dump: () => (state.isDone || !state.pending ? null : pick(state.pending)),
  read: (stored): Pending | null => {
    const { id, time, sentAt } = fieldsOf(stored);
    const isOne = typeof id === 'string' && typeof time === 'number' && typeof sentAt === 'number';
    return isOne ? { id, phone: null, time, sentAt } : null;
  },
  restore: (pending) => {
    Object.assign(state, blank(), { pending });
  },
});

const pick = ({ id, time, sentAt }: Pending) => ({ id, time, sentAt });
