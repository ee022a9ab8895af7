import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLease, deadMs } from './lease';
import { createStorage } from './storage';

const storage = () => localStorage;
const store = createStorage(storage, 1);
const never = new Promise<never>(() => undefined);

/** A window of its own with the device's one storage. */
const openWindow = (id: string) =>
  createLease({ storage: store, uptime: () => performance.now(), id });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** What a promise has come to by now. */
async function settled<T>(promise: Promise<T>): Promise<T | 'waiting'> {
  await pass(200);
  return Promise.race([promise, Promise.resolve('waiting' as const)]);
}

describe('a lease in storage', () => {
  it('is had by one window at a time, for as long as its work takes', async () => {
    const [first, second] = [openWindow('a'), openWindow('b')];
    let finish: (result: string) => void = () => undefined;
    const work = first('order', () => new Promise<string>((resolve) => (finish = resolve)));
    await pass(200);
    expect(await settled(second('order', async () => 'second'))).toBeNull();
    await pass(60_000);
    expect(await settled(second('order', async () => 'second'))).toBeNull();
    finish('first');
    expect(await settled(work)).toEqual({ result: 'first' });
    expect(await settled(second('order', async () => 'second'))).toEqual({ result: 'second' });
  });

  it('is had by one of two windows that take it at once, before either sees the other', async () => {
    let looks = 0;
    const peek: typeof store.peek = (key, as) => (looks++ === 0 ? null : store.peek(key, as));
    const uptime = () => performance.now();
    const windows = [
      openWindow('a'),
      createLease({ storage: { ...store, peek }, uptime, id: 'b' }),
    ];
    const works = windows.map((attempt) => attempt('order', () => never));
    expect(await Promise.all(works.map(settled))).toEqual([null, 'waiting']);
  });

  it('is given up by a window that was killed, and not before it has been silent', async () => {
    void openWindow('a')('order', () => never);
    await pass(3500);
    vi.clearAllTimers();
    const next = openWindow('b');
    expect(await settled(next('order', async () => 'next'))).toBeNull();
    await pass(deadMs - 500);
    expect(await settled(next('order', async () => 'next'))).toBeNull();
    await pass(500);
    expect(await settled(next('order', async () => 'next'))).toEqual({ result: 'next' });
  });

  it('is not kept by another clock: a window whose beats are late still has it', async () => {
    const work = openWindow('a')('order', () => never);
    const next = openWindow('b');
    for (let look = 0; look < 10; look += 1) {
      await pass(2000);
      vi.setSystemTime(Date.now() + 86_400_000);
      expect(await settled(next('order', async () => 'next'))).toBeNull();
    }
    expect(await settled(work)).toBe('waiting');
  });

  it('is of one name only, and ends with work that fails', async () => {
    const lease = openWindow('a');
    void lease('one', () => never);
    await pass(200);
    expect(await settled(openWindow('b')('two', async () => 'done'))).toEqual({ result: 'done' });
    const failing = lease('three', () => Promise.reject(new Error('broken'))).catch(String);
    expect(await settled(failing)).toBe('Error: broken');
    expect(await settled(openWindow('b')('three', async () => 'free'))).toEqual({ result: 'free' });
  });

  it('tells a window that was suspended that another has it now', async () => {
    let isHeld = () => false;
    void openWindow('a')('order', (asked) => {
      isHeld = asked;
      return never;
    });
    await pass(200);
    expect(isHeld()).toBe(true);
    vi.clearAllTimers();
    const next = openWindow('b');
    await settled(next('order', () => never));
    await pass(deadMs);
    void next('order', () => never);
    await pass(200);
    expect(isHeld()).toBe(false);
  });
});
