import { expect, test } from 'vitest';
import { callsPerThousand, simulate } from './instances.testing';

const usual = { merchants: 40, minutes: 3, visitsPerSecond: 1 };
const quiet = simulate({ ...usual, count: 4, isShared: true });

test('eight instances that share cost the merchants’ servers no more than one', async () => {
  const calls = async (count: number, isShared: boolean) =>
    callsPerThousand(await simulate({ ...usual, count, isShared }));
  const one = await calls(1, false);
  expect(await calls(8, true)).toBeLessThan(one * 1.05);
  expect(await calls(8, false)).toBeGreaterThan(one * 1.5);
});

test('where an instance dies, the one in its place asks for nothing that others have', async () => {
  expect(await simulate({ ...usual, count: 4, isShared: true, diesAt: 1 })).toEqual(await quiet);
});

test('while the API is down for a minute, who was there before has the page, and afterwards everybody', async () => {
  const [before, down, after] = await simulate({ ...usual, count: 4, isShared: true, downAt: 1 });
  expect(before?.plain).toBe(0);
  expect(down?.plain).toBeLessThan((down?.visits ?? 0) / 3);
  expect(after?.plain).toBe(0);
});
