import { subscribe } from 'valtio/vanilla';
import { nextTask } from '../../device/whenIdle';
import { endScope } from '../defineStore';
import * as merchant from '../merchant';
import * as session from './session';

// What a shop and a user leave behind when they end: their requests, and what the stores hold.

/** Abort controllers for the scopes of API requests (`CallScope` in `api/call`), wired in main. */
const controllers = {
  shop: new AbortController(),
  person: new AbortController(),
  signIn: new AbortController(),
};

type Scope = keyof typeof controllers;

const read = () => ({
  merchantId: merchant.state.merchant?.id ?? null,
  userId: session.state.user?.id ?? null,
  hasToken: session.state.token !== null,
  status: session.state.status,
});

let before = read();

/** Signal that aborts when the scope ends for requests started now. */
export const endOf = (scope: Scope): AbortSignal => controllers[scope].signal;

function abortScopes(...scopes: Scope[]) {
  for (const scope of scopes) {
    const controller = controllers[scope];
    controllers[scope] = new AbortController();
    controller.abort();
  }
}

/** Whether `id` differs from `known`; an unknown one does not count as different. */
const isAnother = (known: string | null, id: string | null): boolean =>
  known !== null && id !== null && known !== id;

function onChange() {
  const now = read();
  const last = before;
  before = { ...now, merchantId: now.merchantId ?? last.merchantId };
  const isOtherShop = isAnother(last.merchantId, now.merchantId);
  const hasLeft = last.hasToken && !now.hasToken;
  const isOver = isOtherShop || hasLeft || isAnother(last.userId, now.userId);
  if (isOtherShop) abortScopes('shop', 'person', 'signIn');
  else if (isOver) abortScopes('person', 'signIn');
  else if (!last.hasToken && now.hasToken) abortScopes('signIn');
  if (isOtherShop) endScope('shop');
  if (isOver) endScope('session');
  // Not where a sign-in fails, with a token or without: what is stored waits for the same person's next one.
  const isRestart = now.status === 'unknown' && last.status !== 'unknown';
  if (isRestart || (last.userId && last.userId !== now.userId)) endScope('user');
}

/**
 * Resolves after handlers of aborted requests have run: they may send another request, and must do
 * so before the next user's session is in place. They are promise reactions, of any length, all of
 * which have run by the next task.
 */
export const endsSeen = nextTask;

// Synchronous: no request for the next user may start before the abort, and nothing of the last one be
// left when the next one is there.
subscribe(merchant.state, onChange, true);
subscribe(session.state, onChange, true);
