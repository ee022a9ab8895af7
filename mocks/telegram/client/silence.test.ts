import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../proxy/proxy';
import { createSilence } from './silence';

const app = 'http://127.0.0.1:5500/';
let shown: string[];
beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const silenceAfter = (answer: Answer) =>
  createSilence({
    answer: () => Promise.resolve(answer),
    app: () => app,
    show: (trouble) => shown.push(trouble),
  });

test.each<[Answer, RegExp]>([
  [{ kind: 'unreachable', why: 'ECONNREFUSED' }, /cannot be reached: nothing listens there/],
  [
    { kind: 'elsewhere', address: 'https://a.test/' },
    /sends the browser on to https:\/\/a\.test\//,
  ],
  [{ kind: 'page', status: 404 }, /refuses the page with the status 404/],
])('what the server has done is said as soon as the frame has loaded: %o', async (answer, text) => {
  const silence = silenceAfter(answer);
  silence.wait();
  silence.loaded();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([expect.stringMatching(text)]);
  silence.over();
});

test.each<[Answer, RegExp]>([
  [{ kind: 'page', status: 200 }, /has sent nothing to Telegram/],
  [{ kind: 'none' }, /has not answered/],
])('silence is spoken of after five seconds: %o', async (answer, text) => {
  const silence = silenceAfter(answer);
  silence.wait();
  silence.loaded();
  await vi.advanceTimersByTimeAsync(4999);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([expect.stringMatching(text)]);
});

test('nothing is said of an app that speaks', async () => {
  const silence = silenceAfter({ kind: 'page', status: 200 });
  silence.wait();
  silence.over();
  silence.loaded();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual([]);
});
