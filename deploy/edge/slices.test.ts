import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlices, type Slice } from './turns';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks for a slice; the answer is there when it has begun. */
async function ask(take: () => Promise<Slice>) {
  const asked: { slice: Slice | null } = { slice: null };
  void take().then((slice) => {
    asked.slice = slice;
  });
  await vi.advanceTimersByTimeAsync(0);
  return asked;
}

test('one has its slice at a time, in the order in which they asked', async () => {
  const take = createSlices(100);
  const [one, two, three] = [await ask(take), await ask(take), await ask(take)];
  expect([one, two, three].map(({ slice }) => slice !== null)).toEqual([true, false, false]);
  one.slice?.end();
  one.slice?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect([two, three].map(({ slice }) => slice !== null)).toEqual([true, false]);
});

test('one that never ends stops nobody, unless it is kept', async () => {
  const take = createSlices(100);
  const [one, two, three] = [await ask(take), await ask(take), await ask(take)];
  await vi.advanceTimersByTimeAsync(100);
  expect(one.slice?.isOver()).toBe(true);
  expect(two.slice?.isOver()).toBe(false);
  two.slice?.keep();
  await vi.advanceTimersByTimeAsync(1000);
  expect(two.slice?.isOver()).toBe(false);
  expect(three.slice).toBeNull();
  two.slice?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(three.slice).not.toBeNull();
});
