import { proxy, ref } from 'valtio/vanilla';
import type { PhoneChange, User } from '../domain/user';
import { fieldsOf } from './fieldsOf';

type SessionState = {
  /** `unknown` until the start has tried what there is to try */
  status: 'unknown' | 'guest' | 'signedIn';
  token: string | null;
  user: User | null;
  /** the log-in in the browser that waits for its code */
  loginRecord: (PhoneChange & { sentAt: number }) | null;
};

export const state = proxy<SessionState>({
  status: 'unknown',
  token: null,
  user: null,
  loginRecord: null,
});

/** A profile id and a stored token make a logged-in customer (§6). */
export function signIn(token: string, user: User) {
  state.token = token;
  state.user = ref(user);
  state.loginRecord = null;
  state.status = 'signedIn';
}

/** A token whose profile is still being fetched. */
export function setToken(token: string | null) {
  state.token = token;
}

export function setUser(user: User) {
  state.user = ref(user);
  if (state.token) state.status = 'signedIn';
}

export function setGuest() {
  state.token = null;
  state.user = null;
  state.status = 'guest';
}

/** `sentAt` is the device's epoch milliseconds, so that a countdown survives a reload. */
export function setLoginRecord(record: PhoneChange | null, sentAt: number) {
  state.loginRecord = record ? { ...record, sentAt } : null;
}

/** Takes over a code that an earlier life of the page asked for. */
export function restoreLoginRecord(stored: unknown) {
  const { id, phone, type, time, timestamp, sentAt } = fieldsOf(stored);
  if (typeof id !== 'string' || typeof phone !== 'string' || typeof type !== 'string') return;
  if (typeof time !== 'number' || typeof sentAt !== 'number') return;
  const at = typeof timestamp === 'number' ? timestamp : null;
  state.loginRecord = { id, phone, type, time, timestamp: at, sentAt };
}

export function reset() {
  Object.assign(state, { status: 'unknown', token: null, user: null, loginRecord: null });
}
