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
