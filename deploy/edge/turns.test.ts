import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createGate, createSlices, createTurns, type Slice, TooBusy } from './turns';

test('one runs after the other, a failure holds up nobody, and too many are refused', async () => {
  const inTurn = createTurns({ most: 3 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const begunOf = (count: number) => vi.waitFor(() => expect(begun).toHaveLength(count));
  const work = (at: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(at);
      ends.push(() => (at === 1 ? reject(new Error('no')) : resolve(at)));
    });
  const [one, two, three, four] = [1, 2, 3, 4].map((at) => inTurn(work(at)));
  await expect(four).rejects.toThrow(TooBusy);
  expect(begun).toEqual([1]);
  ends[0]?.();
  await expect(one).rejects.toThrow('no');
  await begunOf(2);
  ends[1]?.();
  expect(await two).toBe(2);
  await begunOf(3);
  ends[2]?.();
  expect(await three).toBe(3);
  expect(begun).toEqual([1, 2, 3]);
  const next = inTurn(work(5));
  await begunOf(4);
  ends[3]?.();
  expect(await next).toBe(5);
});

test('the next begins when a rest has passed, which is as long as the last one took and more', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const inTurn = createTurns({ most: 3, restMs: (tookMs) => 2 * tookMs });
  const ended: number[] = [];
  const work = (ms: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    ended.push(ms);
  };
  void inTurn(work(30));
  void inTurn(work(1));
  await vi.advanceTimersByTimeAsync(30);
  expect(ended).toEqual([30]);
  await vi.advanceTimersByTimeAsync(60);
  expect(ended).toEqual([30]);
  await vi.advanceTimersByTimeAsync(2);
  expect(ended).toEqual([30, 1]);
});

test('one owner’s are refused while another’s may still wait', async () => {
  const inTurn = createTurns({ most: 4, mostOfOne: 2 });
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const own = [inTurn(work, 'greedy'), inTurn(work, 'greedy')];
  await expect(inTurn(work, 'greedy')).rejects.toThrow(TooBusy);
  own.push(inTurn(work, 'small'));
  for (let at = 0; at < own.length; at += 1) {
    await vi.waitFor(() => expect(ends).toHaveLength(at + 1));
    ends[at]?.();
  }
  await Promise.all(own);
  const again = inTurn(work, 'greedy');
  await vi.waitFor(() => expect(ends).toHaveLength(4));
  ends[3]?.();
  await again;
});

test('so many run at once, the others in their order, and a failure lets the next one in', async () => {
  const inside = createGate(2);
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const run = (name: string) =>
    inside(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
        }),
    );
  const begunAre = (names: string[]) => vi.waitFor(() => expect(begun).toEqual(names));
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map(run);
  await begunAre(['one', 'two']);
  ends.get('two')?.(new Error('no'));
  await expect(two).rejects.toThrow('no');
  await begunAre(['one', 'two', 'three']);
  ends.get('one')?.();
  expect(await one).toBe('one');
  await begunAre(['one', 'two', 'three', 'four']);
  ends.get('three')?.();
  ends.get('four')?.();
  expect(await Promise.all([three, four])).toEqual(['three', 'four']);
});

test('a shop that asks for much never has all places, and another’s first request is next', async () => {
  const inside = createGate(4, 2);
  const running: string[] = [];
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (owner: string, times: number) =>
    Array.from({ length: times }, () =>
      inside(async () => {
        running.push(owner);
        begun.push(owner);
        await new Promise<void>((resolve) => ends.push(resolve));
        running.splice(running.indexOf(owner), 1);
      }, owner),
    );
  const all = ask('greedy', 100);
  await vi.waitFor(() => expect(running).toEqual(['greedy', 'greedy']));
  all.push(...ask('small', 1), ...ask('other', 3));
  // the places that the greedy one may not have are taken at once
  await vi.waitFor(() => expect(begun.slice(2)).toEqual(['small', 'other']));
  for (let at = 0; at < all.length; at += 1) {
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(at));
    expect(running.filter((owner) => owner === 'greedy').length).toBeLessThanOrEqual(2);
    ends[at]?.();
  }
  await Promise.all(all);
  // both got all that they had asked for while the greedy one had few of its hundred
  expect(begun.lastIndexOf('other')).toBeLessThan(10);
  expect(begun).toHaveLength(104);
});

describe('slices', () => {
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
});
