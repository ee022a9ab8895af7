import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createCache, loaded } from './cache';

const timing = { freshMs: 100, staleMs: 1000 };

const firstLetter = (key: string) => key.slice(0, 1);

function setUp({ maxBytes = 1_000_000, maxLoads = 500, maxOfOne = 500 } = {}) {
  const clock = { now: 0 };
  const cache = createCache<string>({
    maxBytes,
    now: () => clock.now,
    sizeOf: (text) => text.length,
    maxLoads,
    share: { ownerOf: firstLetter, maxLoads: maxOfOne },
  });
  const load = vi.fn(() => Promise.resolve('value'));
  const get = (key = 'key') => loaded(cache.get(key, timing, load));
  return { cache, clock, load, get };
}

describe('the cache', () => {
  test('loads a missing key once for all who wait', async () => {
    const { get, load } = setUp();
    const values = await Promise.all(Array.from({ length: 50 }, () => get()));
    expect(new Set(values)).toEqual(new Set(['value']));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('serves a fresh value as it is, a stale one while one refresh runs, and no older one', async () => {
    const { cache, clock, get, load } = setUp();
    await get();
    clock.now = 100;
    expect(await cache.get('key', timing, load)).toMatchObject({ value: 'value', refresh: null });
    clock.now = 101;
    load.mockResolvedValue('next');
    const stale = await cache.get('key', timing, load);
    expect(stale).toMatchObject({ isHit: true, value: 'value', ageMs: 101 });
    expect(await cache.get('key', timing, load)).toMatchObject({ value: 'value' });
    expect(await (stale.isHit && stale.refresh)).toBe('next');
    expect(load).toHaveBeenCalledTimes(2);
    expect(await get()).toBe('next');
    clock.now = 1200;
    expect((await cache.get('key', timing, load)).isHit).toBe(false);
  });

  test('after a step back of the clock loads again what is of the future, and what failed then', async () => {
    const { cache, clock, get, load } = setUp();
    clock.now = 18_000_000;
    await get();
    load.mockRejectedValueOnce(new Error('down'));
    await expect(loaded(cache.get('other', timing, load))).rejects.toThrow('down');
    clock.now = 0;
    load.mockResolvedValue('next');
    const stale = await cache.get('key', timing, load);
    expect(await (stale.isHit && stale.refresh)).toBe('next');
    expect(await loaded(cache.get('other', timing, load))).toBe('next');
  });

  test('loads a value again that does not apply any more', async () => {
    const { cache, get, load } = setUp();
    await get();
    const applies = (value: string) => value !== 'value';
    load.mockResolvedValue('other');
    expect(await loaded(cache.get('key', { ...timing, applies }, load))).toBe('other');
  });

  test('tells how long ago a value was current: when it was loaded, or last served without being outdated', async () => {
    const { cache, clock, load } = setUp();
    const told: number[] = [];
    const look = (isOutdated: boolean) =>
      cache.get(
        'key',
        {
          freshMs: 10_000,
          staleMs: 10_000,
          applies: (_, sinceCurrentMs) => told.push(sinceCurrentMs) > 0,
          isOutdated: () => isOutdated,
        },
        load,
      );
    await loaded(look(false));
    load.mockRejectedValue(new Error('down'));
    for (const [at, isOutdated] of [
      [400, false],
      [900, true],
      [1100, true],
    ] as const) {
      clock.now = at;
      await look(isOutdated);
    }
    expect(told).toEqual([400, 500, 700]);
  });

  test('does not keep a failure, and tries a failing key again after two seconds', async () => {
    const { clock, get, load } = setUp();
    load.mockRejectedValueOnce(new Error('down'));
    await expect(get()).rejects.toThrow('down');
    clock.now = 1999;
    await expect(get()).rejects.toThrow('down');
    expect(load).toHaveBeenCalledTimes(1);
    clock.now = 2000;
    expect(await get()).toBe('value');
  });

  test('keeps a stale value whose refresh fails', async () => {
    const { cache, clock, get, load } = setUp();
    await get();
    clock.now = 500;
    load.mockRejectedValue(new Error('down'));
    const stale = await cache.get('key', timing, load);
    await expect(stale.isHit && stale.refresh).rejects.toThrow('down');
    expect(await get()).toBe('value');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['under way', { maxLoads: 2 }],
    ['of one owner', { maxLoads: 4, maxOfOne: 2 }],
  ])('limits the loads %s', async (name, limits) => {
    const { cache, get } = setUp(limits);
    const never = () => new Promise<string>(() => undefined);
    await cache.get('a1', timing, never);
    await cache.get('a2', timing, never);
    await expect(get('a3')).rejects.toThrow('Too many loads');
    if (name === 'of one owner') expect(await get('b1')).toBe('value');
  });

  test('makes room among the entries of who holds more than half, and the others keep theirs', async () => {
    const { cache } = setUp({ maxBytes: 10_000 });
    const put = (key: string, length: number) =>
      loaded(cache.get(key, timing, () => Promise.resolve('x'.repeat(length))));
    const isKept = async (key: string) =>
      (await cache.get(key, timing, () => Promise.reject(new Error('gone')))).isHit;
    await put('a', 1000);
    await put('b', 1000);
    for (let at = 0; at < 100; at += 1) await put(`greedy ${at}`, 1000);
    expect((await isKept('a')) && (await isKept('b'))).toBe(true);
    expect(await isKept('greedy 99')).toBe(true);
    expect(await isKept('greedy 0')).toBe(false);
    await put('greedy and large', 9000);
    expect(await isKept('greedy and large')).toBe(false);
    expect((await isKept('a')) && (await isKept('b'))).toBe(true);
  });

  test('keeps what is used, and never more bytes than it may', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 900 }))),
        fc.integer({ min: 300, max: 4000 }),
        async (uses, maxBytes) => {
          const { cache } = setUp({ maxBytes });
          const model = new Map<string, number>();
          for (const [key, length] of uses) {
            const name = `k${key}`;
            const size = length + name.length * 2 + 200;
            const got = await cache.get(name, timing, () => Promise.resolve('x'.repeat(length)));
            expect(got.isHit).toBe(model.has(name));
            if (!got.isHit) await got.loading;
            const held = model.get(name);
            model.delete(name);
            if (held !== undefined || size <= maxBytes) model.set(name, held ?? size);
            while (sum(model) > maxBytes) model.delete([...model.keys()][0] ?? '');
            expect(cache.size()).toEqual({ entries: model.size, bytes: sum(model) });
            expect(cache.size().bytes).toBeLessThanOrEqual(maxBytes);
          }
        },
      ),
    );
  });
});

const sum = (model: Map<string, number>) => [...model.values()].reduce((all, one) => all + one, 0);
