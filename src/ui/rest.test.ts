import { beforeEach, expect, test, vi } from 'vitest';
import { createRest } from './rest';

// The rule of presses, on a clock that the test moves.

let shown: (string | null)[];
let rest: ReturnType<typeof createRest>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  rest = createRest(
    () => performance.now(),
    (waiting) => shown.push(waiting),
  );
  return () => vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTime(ms);

test('what has been on screen all along can be pressed at once', () => {
  expect(rest.counts('usual')).toBe(true);
  expect(rest.counts('costs')).toBe(true);
});

test.each([
  ['usual', 300],
  ['costs', 600],
] as const)('a %s press counts %i ms after its screen has come', (stake, ms) => {
  rest.moved();
  pass(0);
  pass(ms - 1);
  expect(rest.counts(stake)).toBe(false);
  pass(1);
  expect(rest.counts(stake)).toBe(true);
});

test('the moment begins when the screen has stopped moving', () => {
  rest.moved(performance.now() + 280);
  pass(280 + 299);
  expect(rest.counts('usual')).toBe(false);
  pass(1);
  expect(rest.counts('usual')).toBe(true);
});

test('a press that was begun too early does not count however late it ends', () => {
  rest.moved();
  pass(0);
  const begunAt = performance.now() + 100;
  pass(2000);
  expect(rest.counts('costs', begunAt)).toBe(false);
  expect(rest.counts('costs')).toBe(true);
});

test('presses that were waiting while the page was busy belong to the screen before', () => {
  rest.moved();
  // No task has run since: the page froze.
  vi.setSystemTime(Date.now() + 5000);
  expect(rest.counts('usual', performance.now() + 5000)).toBe(false);
});

test('a tab that was frozen counts from its return', () => {
  rest.moved();
  pass(10_000);
  rest.moved();
  expect(rest.counts('costs')).toBe(false);
  pass(599);
  expect(rest.counts('costs')).toBe(false);
  pass(1);
  expect(rest.counts('costs')).toBe(true);
});

test('an action that says something else waits, what is around it does not', () => {
  pass(5000);
  const lastAt = performance.now();
  pass(10);
  rest.actionChanged();
  pass(10);
  expect(rest.counts('usual')).toBe(false);
  expect(rest.isSurprised(lastAt, performance.now())).toBe(false);
});

test('an action that only takes the place of the same one does not wait; its screen does', () => {
  rest.actionChanged();
  rest.actionStays();
  pass(0);
  expect(rest.counts('costs')).toBe(true);
  expect(shown).toEqual(['usual', null]);
  rest.moved();
  rest.actionChanged();
  rest.actionStays();
  pass(299);
  expect(rest.counts('usual')).toBe(false);
  pass(1);
  expect(rest.counts('usual')).toBe(true);
});

test('a press where another one was waits for the screen that has come since', () => {
  const lastAt = performance.now();
  pass(10);
  rest.moved();
  pass(90);
  expect(rest.isSurprised(lastAt, performance.now())).toBe(true);
  pass(300);
  expect(rest.isSurprised(lastAt, performance.now())).toBe(false);
  // and one that was made on this screen already is no surprise
  rest.moved();
  pass(10);
  expect(rest.isSurprised(performance.now(), performance.now())).toBe(false);
});

test('it tells what does not count yet, and when everything does', () => {
  rest.moved();
  expect(shown).toEqual(['usual']);
  pass(0);
  pass(300);
  expect(shown).toEqual(['usual', 'costs']);
  pass(300);
  expect(shown).toEqual(['usual', 'costs', null]);
});

test('what comes meanwhile starts the moment again', () => {
  rest.moved();
  pass(250);
  rest.actionChanged();
  pass(100);
  expect(shown).not.toContain('costs');
  expect(rest.counts('usual')).toBe(false);
  pass(200);
  expect(rest.counts('usual')).toBe(true);
});
