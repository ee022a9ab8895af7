import { expect, test, vi } from 'vitest';
import { createGate } from './gate';

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
