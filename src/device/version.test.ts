// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import * as limits from '../domain/limits';
import type { Reader } from './storage';
import { noticeBuild, reloadOnce } from './version';

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
  test('counts as new once, when another one is stored', () => {
    const stored = storage();
    noticeBuild(stored, '2.2.7');
    expect(noticeBuild(stored, '2.2.8')).toBe(true);
    expect(noticeBuild(stored, '2.2.8')).toBe(false);
  });

  test('does not count as new on a device without a stored build', () => {
    expect(noticeBuild(storage(), '2.2.8')).toBe(false);
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
