// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { CallScope, Http } from './call';
import { callsByAnswer } from './everyCall.testing';
import { failureKind } from './failureKind';
import { body } from './fakeServer.testing';
import { createHttp } from './http';
import type { Result } from './result';
import { logOut } from './sessions';

type Call = (http: Http) => Promise<Result<unknown>>;

const all: Record<string, Call> = Object.assign({}, ...Object.values(callsByAnswer));

/** Scope of each call without a token, where it is not `shop`. */
const expectedScopes: Partial<Record<string, CallScope>> = {
  confirmLogin: 'signIn',
  exchangeInitData: 'signIn',
  findPromo: 'person',
  sendLoginCode: 'signIn',
};

/** A server that responds on demand, and a fetch that ignores its abort signal. */
function slowServer() {
  const ends = {
    shop: new AbortController(),
    person: new AbortController(),
    signIn: new AbortController(),
  };
  const asked: { hasToken: boolean; signal: AbortSignal; answer: (reply: Response) => void }[] = [];
  const http = createHttp({
    fetch: (input, init) => {
      const { headers, signal } = new Request(input, init);
      return new Promise((answer) => {
        asked.push({ hasToken: headers.has('authorization'), signal, answer });
      });
    },
    baseURL: () => 'https://shop.example/api',
    merchant: () => 'merchant-1',
    token: () => 'token-1',
    onUnauthorized: () => Promise.resolve(false),
    endOf: (scope) => ends[scope].signal,
    report: () => undefined,
  });
  return { http, asked, ends };
}

const nextTask = () => new Promise((resume) => setTimeout(resume));

async function startCall(call: Call) {
  const server = slowServer();
  const state: { result: Result<unknown> | null } = { result: null };
  void call(server.http).then((result) => {
    state.result = result;
  });
  while (server.asked.length === 0) await nextTask();
  const [first] = server.asked;
  if (!first) throw new Error('Nothing was asked');
  return { ...server, first, state };
}

describe.each(Object.entries(all))('%s', (name, call) => {
  test('is aborted when its scope ends, and its late response is dropped', async () => {
    const { asked, ends, first, state } = await startCall(call);
    const scope = expectedScopes[name] ?? (first.hasToken ? 'person' : 'shop');
    ends[scope].abort();
    await nextTask();
    expect(state.result).toEqual([{ kind: 'ended', status: null, description: null }, null]);
    expect(first.signal.aborted).toBe(true);
    first.answer(body('{}'));
    await nextTask();
    expect(state.result?.[0]?.kind).toBe('ended');
    expect(asked).toHaveLength(1);
  });

  test('continues when another scope ends', async () => {
    const { ends, first, state } = await startCall(call);
    const scope = expectedScopes[name] ?? (first.hasToken ? 'person' : 'shop');
    for (const other of ['shop', 'person', 'signIn'] as const) {
      if (other !== scope) ends[other].abort();
    }
    await nextTask();
    expect(state.result).toBeNull();
    first.answer(body('{', 400));
    await nextTask();
    expect(state.result?.[0]?.kind).toBe('unreadable');
  });
});

test('an ended call is not a refusal', () => {
  expect(failureKind({ kind: 'ended', status: null, description: null })).toBe('unknown');
});

test('logout outlives the session that it ends', async () => {
  const { ends, state, first } = await startCall((http) => logOut(http, 'token-1', null));
  for (const end of Object.values(ends)) end.abort();
  first.answer(body(null, 204));
  await nextTask();
  expect(state.result).toEqual([null, null]);
});
