import { expect, test } from 'vitest';
import { createTurns, TooBusy } from './turns';

test('one runs after the other, a failure holds up nobody, and too many are refused', async () => {
  const inTurn = createTurns(3);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
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
  await Promise.resolve();
  ends[1]?.();
  expect(await two).toBe(2);
  await Promise.resolve();
  ends[2]?.();
  expect(await three).toBe(3);
  expect(begun).toEqual([1, 2, 3]);
  const next = inTurn(work(5));
  await Promise.resolve();
  ends[3]?.();
  expect(await next).toBe(5);
});
