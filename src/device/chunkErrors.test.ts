import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page whose chunk loads fail the way Vite reports it. */
async function openPage(
  parts: { isBuildComplete?: boolean; isUsed?: boolean; reloadedAt?: number } = {},
) {
  vi.resetModules();
  const { isReloading, importOptional, watchChunkLoads } = await import('./chunkErrors');
  const page = new EventTarget();
  const items = new Map<string, unknown>();
  if (parts.reloadedAt !== undefined) items.set('reloadedAt', parts.reloadedAt);
  const reload = vi.fn();
  watchChunkLoads(page, {
    storage: {
      read: (key, as) => as(items.get(key) ?? null),
      write: (key, value) => !!items.set(key, value),
    },
    now: () => 1_000_000,
    reload,
    isBuildComplete: async () => parts.isBuildComplete ?? true,
    isUsed: () => parts.isUsed ?? true,
  });
  /** An import of a missing chunk. */
  const load = (): Promise<never> => {
    const payload = new TypeError('Failed to fetch dynamically imported module');
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    return Promise.reject(payload);
  };
  return { load, importOptional, isReloading, reload };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('code that is gone from the server causes one reload, however much is missing', async () => {
  const { load, isReloading, reload } = await openPage();
  const loads = Promise.allSettled([load(), load()]);
  await vi.runAllTimersAsync();
  await loads;
  expect(await isReloading()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['the server has no complete build', { isBuildComplete: false }],
  ['it has just been reloaded', { reloadedAt: 999_000 }],
  ['it was reloaded and has not been used since', { reloadedAt: 1, isUsed: false }],
])('the page is not reloaded when %s', async (_, parts) => {
  const { load, isReloading, reload } = await openPage(parts);
  const rejection = expect(load()).rejects.toThrow('Failed');
  await vi.runAllTimersAsync();
  await rejection;
  expect(await isReloading()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a missing optional module causes no reload', async () => {
  const { load, importOptional, isReloading, reload } = await openPage();
  const loaded = importOptional(load);
  await vi.runAllTimersAsync();
  expect(await loaded).toBeNull();
  expect(await isReloading()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await importOptional(async () => 'here')).toBe('here');
});
