import type { PhoneChange } from '../../domain/session/user';
import { fieldsOf } from '../../domain/shape';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

type PlacedState = {
  /** server id of the order placed last (§4, order submit) */
  orderId: string | null;
  /** placed since the page loaded: its payment opens automatically, once */
  isFresh: boolean;
  /** the SMS code sent for it; `sentAt` is the device's epoch ms, `time` seconds */
  code: { phone: string; time: number; sentAt: number } | null;
  /** the code was accepted, for servers that do not report it in the order */
  isConfirmed: boolean;
  /** when its payment was last opened, epoch ms */
  openedAt: number | null;
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

export function read(stored: unknown): PlacedState | null {
  const { orderId, code, isConfirmed, openedAt } = fieldsOf(stored);
  if (typeof orderId !== 'string') return null;
  const { phone, time, sentAt } = fieldsOf(code);
  const isCode =
    typeof phone === 'string' && typeof time === 'number' && typeof sentAt === 'number';
  return {
    ...blank(),
    orderId,
    code: isCode ? { phone, time, sentAt } : null,
    isConfirmed: isConfirmed === true,
    openedAt: typeof openedAt === 'number' ? openedAt : null,
  };
}

export function restore(stored: PlacedState | null) {
  Object.assign(state, stored ?? blank());
}

persist({
  key: 'placed',
  store: state,
  dump: () => (state.orderId === null ? null : state),
  read,
  restore,
});
