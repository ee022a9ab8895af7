import * as v from 'valibot';
import { flag, number, numberOrNull, readAs, text } from '../../domain/schema';
import type { PhoneChange } from '../../domain/session/user';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

const stored = v.object({
  /** server id of the order placed last (§4, order submit) */
  orderId: text,
  /** the SMS code sent for it; `sentAt` is the device's epoch ms, `time` seconds */
  code: v.fallback(v.nullable(v.object({ phone: text, time: number, sentAt: number })), null),
  /** the code was accepted, for servers that do not report it in the order */
  isConfirmed: v.fallback(flag, false),
  /** when its payment was last opened, epoch ms */
  openedAt: v.fallback(numberOrNull, null),
});
type Stored = v.InferOutput<typeof stored>;

type PlacedState = Omit<Stored, 'orderId'> & {
  orderId: string | null;
  /** placed since the page loaded: its payment opens automatically, once */
  isFresh: boolean;
};

const blank = (): PlacedState => ({
  orderId: null,
  isFresh: false,
  code: null,
  isConfirmed: false,
  openedAt: null,
});

/** Local progress of the order placed last, which the server does not store. */
export const state = defineStore('user', blank);

export function begin(orderId: string) {
  Object.assign(state, blank(), { orderId, isFresh: true });
}

/** Switches to another order and forgets the previous one's progress. */
export function turnTo(orderId: string) {
  if (state.orderId !== orderId) Object.assign(state, blank(), { orderId });
}

/** Its payment no longer opens automatically. */
export function settle() {
  state.isFresh = false;
}

export function setCode({ phone, time }: PhoneChange, sentAt: number) {
  state.code = { phone, time, sentAt };
}

export function setConfirmed() {
  state.isConfirmed = true;
}

export function setOpened(at: number) {
  state.openedAt = at;
}

export const read = readAs(stored);

export function restore(found: Stored | null) {
  Object.assign(state, blank(), found);
}

persist({
  key: 'placed',
  store: state,
  dump: () => (state.orderId === null ? null : state),
  read,
  restore,
});
