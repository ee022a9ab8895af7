import { ref } from 'valtio/vanilla';
import {
  isSentCode,
  isUser,
  type PhoneChange,
  type SentCode,
  type User,
} from '../../domain/session/user';
import { ifIs, text } from '../../domain/shape';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

type SessionState = {
  /** `unknown` until startup has tried to sign in */
  status: 'unknown' | 'guest' | 'signedIn';
  token: string | null;
  user: User | null;
  /** the session counts as valid, but its profile could not be loaded */
  isProfileMissing: boolean;
  /** the browser log-in waiting for its code */
  loginRecord: SentCode | null;
};

const blank = (): SessionState => ({
  status: 'unknown',
  token: null,
  user: null,
  isProfileMissing: false,
  loginRecord: null,
});

export const state = defineStore('person', blank);

/** A profile id and a stored token make a signed-in customer (§6). */
export function signIn(token: string, user: User) {
  state.token = token;
  state.user = ref(user);
  state.isProfileMissing = false;
  state.loginRecord = null;
  state.status = 'signedIn';
}

/** Sets a token whose profile is still loading. */
export function setToken(token: string | null) {
  state.token = token;
}

/** The profile failed to load and will be retried. */
export function missProfile() {
  state.isProfileMissing = true;
}

export function setUser(user: User) {
  state.user = ref(user);
  state.isProfileMissing = false;
  if (state.token) state.status = 'signedIn';
}

export function setGuest() {
  state.token = null;
  state.user = null;
  state.isProfileMissing = false;
  state.status = 'guest';
}

/** `sentAt` is the device's epoch milliseconds, so that a countdown survives a reload. */
export function setLoginRecord(record: PhoneChange | null, sentAt: number) {
  state.loginRecord = record ? { ...record, sentAt } : null;
}

/** Resets the session, keeping a log-in started before a reload. */
export function restart(loginRecord: SentCode | null) {
  Object.assign(state, { ...blank(), loginRecord });
}

// The first is restored before the others are written, because it restarts the session.
persist({
  key: 'loginRecord',
  store: state,
  dump: () => state.loginRecord,
  read: ifIs(isSentCode),
  restore: restart,
});

/** A flow decides whether a stored session still counts (`storedSession`). */
const restore = () => undefined;

persist({ key: 'token', store: state, dump: () => state.token, read: ifIs(text), restore });
persist({ key: 'user', store: state, dump: () => state.user, read: ifIs(isUser), restore });
