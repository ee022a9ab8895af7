// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import * as limits from '../domain/limits';
import type { Reader } from './storage';
import { clearForBuild, reloadOnce } from './version';

function storage(lasts = true) {
  const items = new Map<string, unknown>();
  return {
    read: <T>(key: string, as: Reader<T>) => as(items.get(key) ?? null),
    write(key: string, value: unknown) {
      items.set(key, value);
      return lasts;
    },
  };
}

describe('the build', () => {
  const never = () => Promise.reject(new Error('There is nothing to clear'));

  test('clears once, when another one is stored', async () => {
    const stored = storage();
    const clear = vi.fn(async () => undefined);
    await clearForBuild(stored, '2.2.7', never);
    expect(await clearForBuild(stored, '2.2.8', clear)).toBe(true);
    expect(await clearForBuild(stored, '2.2.8', never)).toBe(false);
    expect(clear).toHaveBeenCalledTimes(1);
  });

  test('clears at the next start if the code that clears has failed to load', async () => {
    const stored = storage();
    await clearForBuild(stored, '2.2.7', never);
    const missing = async () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(clearForBuild(stored, '2.2.8', missing)).rejects.toThrow('Failed to fetch');
    expect(await clearForBuild(stored, '2.2.8', async () => undefined)).toBe(true);
  });

  test('clears nothing on a device without a stored build', async () => {
    expect(await clearForBuild(storage(), '2.2.8', never)).toBe(false);
  });
});

describe('a reload', () => {
  test('happens once within ten seconds', () => {
    const session = storage();
    const reload = vi.fn();
    let time = 1_000_000;
    const reloading = { storage: session, reload, now: () => time };
    expect(reloadOnce(reloading)).toBe(true);
    time += limits.reloadGuardMs - 1;
    expect(reloadOnce(reloading)).toBe(false);
    time += 1;
    expect(reloadOnce(reloading)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('is not blocked by a clock that was set back', () => {
    const session = storage();
    const reload = vi.fn();
    reloadOnce({ storage: session, reload, now: () => 1_000_000 });
    expect(reloadOnce({ storage: session, reload, now: () => 100_000 })).toBe(true);
  });

  test('does not happen if it cannot be recorded', () => {
    const reload = vi.fn();
    expect(reloadOnce({ storage: storage(false), reload, now: () => 0 })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
