import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { serveDripping } from '../deploy/edge/dripping.testing';
import { createBotApi as createExampleBotApi } from '../examples/bot/botApi.mjs';
import { createHttp } from '../src/api/http';
import { requestTimeoutMs } from '../src/domain/limits';
import { getter } from './check/visit';
import { BotUnreachable, createBotApi } from './demo/botApi';
import { createWiretap } from './realShop/wiretap';

// Each call of a command, of the example bot and of the app ends at its limit, although its answer has begun.

const limitMs = 1000;
const calls: Readonly<Record<string, (base: string) => Promise<unknown>>> = {
  async 'the Bot API'(base) {
    const parts = { token: '1:a', origin: base, say: () => undefined, wait: async () => undefined };
    const api = createBotApi({ ...parts, fetch, answerMs: limitMs });
    const asked = api.once('getMe', {}, new AbortController().signal);
    await expect(asked).rejects.toThrow(BotUnreachable);
    await expect(asked).rejects.toMatchObject({ why: 'no answer in time' });
  },
  async 'the API, in check and record'(base) {
    const parts = { apiBase: base, origin: base, pauseMs: 0, timeoutMs: limitMs };
    await expect(createWiretap({ ...parts, fetch }).fetch(`${base}/x`)).rejects.toThrow();
  },
  async 'the shop’s page, in check'(base) {
    expect(await getter(fetch, limitMs)(new URL(base))).toBeNull();
  },
  async 'the Bot API, of the example bot'(base) {
    const call = createExampleBotApi({ token: '1:a', root: base, answerMs: limitMs });
    expect(await call('getMe', {})).toEqual({ result: null, failure: 'unreachable' });
  },
  async 'the API, of the app'(base) {
    const wait = globalThis.setTimeout;
    const shorter = (ms?: number) => (ms === requestTimeoutMs ? limitMs : ms);
    const started = vi.spyOn(globalThis, 'setTimeout');
    started.mockImplementation(((end: () => void, ms?: number) =>
      wait(end, shorter(ms))) as typeof setTimeout);
    const http = createHttp({
      fetch: (input, init) => fetch(input, init),
      baseURL: () => base,
      merchant: () => '1',
      token: () => null,
      onUnauthorized: () => Promise.resolve(false),
      report: () => undefined,
    });
    const [error] = await http.get('/x', { schema: v.unknown() });
    expect(error?.kind).toBe('timeout');
    expect(started).toHaveBeenCalledWith(expect.anything(), requestTimeoutMs);
  },
};

test.each(Object.entries(calls))('%s', async (_, call) => {
  const { base, answers } = await serveDripping();
  // The first request of a process takes as long as the limit.
  const first = new AbortController();
  await fetch(base, { signal: first.signal });
  first.abort();
  // While it drips, the garbage of all files before this one is collected, and the call would not get there in time.
  await expect.poll(() => answers[0]?.destroyed, { timeout: 20_000 }).toBe(true);
  await call(base);
  expect(answers).toHaveLength(2);
  await expect.poll(() => answers[1]?.destroyed, { timeout: 20_000 }).toBe(true);
});
