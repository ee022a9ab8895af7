import * as v from 'valibot';
import { ref } from 'valtio/vanilla';
import type { TypedCard } from '../../domain/cards/card';
import { number, readAs, text } from '../../domain/schema';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

/** A card waiting for its verification code. No card data is stored: only its id and when the code was sent. */
const stored = v.object({
  id: text,
  /** seconds until a code can be requested again, from `sentAt` (device clock, epoch ms) */
  time: number,
  sentAt: number,
});
type Stored = v.InferOutput<typeof stored>;

type Pending = Stored & {
  /** masked number the code was sent to; null after a reload */
  phone: string | null;
};

type CardCodeState = {
  pending: Pending | null;
  /** the typed card, in memory only, for requesting another code; never one with a CVV */
  typed: TypedCard | null;
  /** the code was accepted; the sheet may close without confirmation */
  isDone: boolean;
};

const blank = (): CardCodeState => ({ pending: null, typed: null, isDone: false });

/** The card being added. */
export const state = defineStore('person', blank);

export function begin(pending: Pending, typed: TypedCard | null) {
  Object.assign(state, { pending, typed: typed && ref(typed), isDone: false });
}

export function setDone() {
  Object.assign(state, { typed: null, isDone: true });
}

/** Called when the sheet closes: forgets the typed card, and everything if it is done. */
export function leave() {
  if (state.isDone) Object.assign(state, blank());
  state.typed = null;
}

const read = readAs(stored);

persist({
  key: 'cardCode',
  store: state,
  dump: () => (state.isDone || !state.pending ? null : pick(state.pending)),
  read,
  restore: (found) => {
    Object.assign(state, blank(), { pending: found && { ...found, phone: null } });
  },
});

const pick = ({ id, time, sentAt }: Pending): Stored => ({ id, time, sentAt });
