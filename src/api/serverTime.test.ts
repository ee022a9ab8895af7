// @vitest-environment node
import { expect, test } from 'vitest';
import { serverTimeOf } from './serverTime';

const at = Date.UTC(2026, 2, 4, 7);
const date = new Date(at).toUTCString();
const answer = (over: object) => ({ status: 200, text: '{}', date: null, ...over });

test('the Date header is the server’s time; a read may come from a cache', () => {
  expect(serverTimeOf('GET', answer({ date }))).toEqual({ at, isFresh: false });
  expect(serverTimeOf('POST', answer({ date }))).toEqual({ at, isFresh: true });
  expect(serverTimeOf('GET', answer({ date, status: 503 }))).toEqual({ at, isFresh: true });
});

test('without a readable header, the timestamp of an error is used', () => {
  const iso = JSON.stringify({ timestamp: new Date(at).toISOString() });
  expect(serverTimeOf('GET', answer({ text: iso, status: 404 }))).toEqual({ at, isFresh: true });
});

test('an order of five days ago that is graded today does not turn the clock back', () => {
  const text = JSON.stringify({ id: 1, timestamp: at });
  for (const method of ['GET', 'POST', 'PUT'])
    expect(serverTimeOf(method, answer({ text }))).toBeNull();
  // A conflict may come with the record that is there.
  expect(serverTimeOf('POST', answer({ text, status: 409 }))).toBeNull();
});

test.each(['', 'null', '[]', 'no JSON', '{"timestamp":"soon"}', '{"timestamp":12}'])(
  'no time is read from %o',
  (text) => {
    expect(serverTimeOf('POST', answer({ text }))).toBeNull();
    expect(serverTimeOf('POST', answer({ text, date: 'yesterday' }))).toBeNull();
  },
);
