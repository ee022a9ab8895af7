import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLease, deadMs } from './lease';
import { createStorage } from './storage';

const storage = () => localStorage;
const store = createStorage(storage, 1);
const never = new Promise<never>(() => undefined);

/** A window that shares the device's storage. */
const openWindow = (id: string) =>
  createLease({ storage: store, uptime: () => performance.now(), id });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** A promise's result after 200 ms, `waiting` if it is still pending. */
async function outcome<T>(promise: Promise<T>): Promise<T | 'waiting'> {
  await pass(200);
  return Promise.race([promise, Promise.resolve('waiting' as const)]);
}

describe('a lease in storage', () => {
  it('is held by one window at a time, until its work is done', async () => {
    const [first, second] = [openWindow('a'), openWindow('b')];
    let finish: (result: string) => void = () => undefined;
    const work = first('order', () => new Promise<string>((resolve) => (finish = resolve)));
    await pass(200);
    expect(await outcome(second('order', async () => 'second'))).toBeNull();
    await pass(60_000);
    expect(await outcome(second('order', async () => 'second'))).toBeNull();
    finish('first');
    expect(await outcome(work)).toEqual({ result: 'first' });
    expect(await outcome(second('order', async () => 'second'))).toEqual({ result: 'second' });
  });

  it('is held by only one of two windows that acquire it concurrently', async () => {
    let looks = 0;
    const peek: typeof store.peek = (key, as) => (looks++ === 0 ? null : store.peek(key, as));
    const uptime = () => performance.now();
    const windows = [
      openWindow('a'),
      createLease({ storage: { ...store, peek }, uptime, id: 'b' }),
    ];
    const works = windows.map((attempt) => attempt('order', () => never));
    expect(await Promise.all(works.map(outcome))).toEqual([null, 'waiting']);
  });

  it('is released when a window is killed, but only after its heartbeat has timed out', async () => {
    void openWindow('a')('order', () => never);
    await pass(3500);
    vi.clearAllTimers();
    const next = openWindow('b');
    expect(await outcome(next('order', async () => 'next'))).toBeNull();
    await pass(deadMs - 500);
    expect(await outcome(next('order', async () => 'next'))).toBeNull();
    await pass(500);
    expect(await outcome(next('order', async () => 'next'))).toEqual({ result: 'next' });
  });

  it('is kept while heartbeats continue, however the system clock is set', async () => {
    const work = openWindow('a')('order', () => never);
    const next = openWindow('b');
    for (let look = 0; look < 10; look += 1) {
      await pass(2000);
      vi.setSystemTime(Date.now() + 86_400_000);
      expect(await outcome(next('order', async () => 'next'))).toBeNull();
    }
    expect(await outcome(work)).toBe('waiting');
  });

  it('applies to one name only and is released when the work fails', async () => {
    const lease = openWindow('a');
    void lease('one', () => never);
    await pass(200);
    expect(await outcome(openWindow('b')('two', async () => 'done'))).toEqual({ result: 'done' });
    const failing = lease('three', () => Promise.reject(new Error('broken'))).catch(String);
    expect(await outcome(failing)).toBe('Error: broken');
    expect(await outcome(openWindow('b')('three', async () => 'free'))).toEqual({ result: 'free' });
  });

  it('is no longer held by a suspended window once another has taken it', async () => {
    let isHeld = () => false;
    void openWindow('a')('order', (asked) => {
      isHeld = asked;
      return never;
    });
    await pass(200);
    expect(isHeld()).toBe(true);
    vi.clearAllTimers();
    const next = openWindow('b');
    await outcome(next('order', () => never));
    await pass(deadMs);
    void next('order', () => never);
    await pass(200);
    expect(isHeld()).toBe(false);
  });
});
