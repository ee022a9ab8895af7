import { proxy } from 'valtio/vanilla';
import type { PhoneChange } from '../../domain/session/user';
import { onSignOut } from '../session/onSignOut';
import { fieldsOf } from '../storage/fieldsOf';
import { persist } from '../storage/persistence';

type PlacedState = {
  /** the id that the server gave to the order placed last (§4, order submit) */
  orderId: string | null;
  /** placed in this life of the page: its payment is opened without being asked for, once */
  isFresh: boolean;
  /** the code that was sent for it; `sentAt` is the device's epoch milliseconds, `time` seconds */
  code: { phone: string; time: number; sentAt: number } | null;
  /** the code was accepted, for a server that does not say so of the order itself */
  isConfirmed: boolean;
  /** when its payment was opened last, epoch milliseconds */
  openedAt: number | null;
};

const blank = (): PlacedState => ({
  orderId: null,
  isFresh: false,
  code: null,
  isConfirmed: false,
  openedAt: null,
});

/** How far the person is with the order placed last: what the server does not keep of it. */
export const state = proxy(blank());

/** An order has just been placed. */
export function begin(orderId: string) {
  Object.assign(state, blank(), { orderId, isFresh: true });
}

/** An order is looked at again: what is known of another one is forgotten. */
export function turnTo(orderId: string) {
  if (state.orderId !== orderId) Object.assign(state, blank(), { orderId });
}

/** From now on its payment waits for a press. */
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
onSignOut(() => Object.assign(state, blank()));
