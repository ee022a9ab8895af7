import { isSentCode, type PhoneChange, type SentCode } from '../../domain/session/user';
import { ifIs } from '../../domain/shape';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

type PhoneChangeState = {
  /** the code sent to the new phone number (§3, phone-change record) */
  record: SentCode | null;
  /** the code was accepted; the sheet may close without confirmation */
  isDone: boolean;
};

const blank = (): PhoneChangeState => ({ record: null, isDone: false });

/** The phone change waiting for its code. */
export const state = defineStore('person', blank);

/** `sentAt` is the device's epoch milliseconds, so that a countdown survives a reload. */
export function begin(record: PhoneChange, sentAt: number) {
  Object.assign(state, { record: { ...record, sentAt }, isDone: false });
}

export function setDone() {
  state.isDone = true;
}

/** No code is pending any more. */
export function reset() {
  Object.assign(state, blank());
}

const read = ifIs(isSentCode);

persist({
  key: 'phoneChange',
  store: state,
  dump: () => (state.isDone ? null : state.record),
  read,
  restore: (record) => {
    Object.assign(state, { record, isDone: false });
  },
});
