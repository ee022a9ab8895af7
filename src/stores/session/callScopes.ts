import { subscribe } from 'valtio/vanilla';
import * as merchant from '../merchant';
import * as session from './session';

/** What calls to the server belong to: `CallScope` of `api/callScope`, which main wires in. */
const ends = {
  shop: new AbortController(),
  person: new AbortController(),
  signIn: new AbortController(),
};

type Scope = keyof typeof ends;

const read = () => ({
  merchantId: merchant.state.merchant?.id ?? null,
  userId: session.state.user?.id ?? null,
  hasToken: session.state.token !== null,
});

let before = read();

/** Aborts when what a call of now belongs to ends. */
export const endOf = (scope: Scope): AbortSignal => ends[scope].signal;

function end(...scopes: Scope[]) {
  for (const scope of scopes) {
    const ended = ends[scope];
    ends[scope] = new AbortController();
    ended.abort();
  }
}

/** Whether `id` names another than `known`; one that is not known yet is no other. */
const isAnother = (known: string | null, id: string | null): boolean =>
  known !== null && id !== null && known !== id;

function look() {
  const now = read();
  const last = before;
  before = { ...now, merchantId: now.merchantId ?? last.merchantId };
  const hasLeft = last.hasToken && !now.hasToken;
  if (isAnother(last.merchantId, now.merchantId)) end('shop', 'person', 'signIn');
  else if (hasLeft || isAnother(last.userId, now.userId)) end('person', 'signIn');
  else if (!last.hasToken && now.hasToken) end('signIn');
}

/**
 * Resolves when all that waited for a call that has ended by now has gone on. Another person comes after
 * that: what goes on may ask the server once more, and must find nobody there to ask as.
 */
export const endsSeen = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// At once: nothing of the next person may be asked for in between.
subscribe(merchant.state, look, true);
subscribe(session.state, look, true);
