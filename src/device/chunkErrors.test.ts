import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page whose code is served by somebody else, as Vite loads it. */
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
  /** An import of code that is not there. */
  const load = (): Promise<never> => {
    const payload = new TypeError('Failed to fetch dynamically imported module');
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    return Promise.reject(payload);
  };
  return { load, importOptional, isReloading, reload };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('code that is gone from the server costs a reload, once for all that is missing', async () => {
  const { load, isReloading, reload } = await openPage();
  const loads = Promise.allSettled([load(), load()]);
  await vi.runAllTimersAsync();
  await loads;
  expect(await isReloading()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['the server has no whole build', { isBuildComplete: false }],
  ['the page has just been loaded anew', { reloadedAt: 999_000 }],
  ['the page was loaded anew and nobody has used it since', { reloadedAt: 1, isUsed: false }],
])('the page stays when %s', async (_, parts) => {
  const { load, isReloading, reload } = await openPage(parts);
  const lost = expect(load()).rejects.toThrow('Failed');
  await vi.runAllTimersAsync();
  await lost;
  expect(await isReloading()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('what the page can do without costs no reload when it is missing', async () => {
  const { load, importOptional, isReloading, reload } = await openPage();
  const loaded = importOptional(load);
  await vi.runAllTimersAsync();
  expect(await loaded).toBeNull();
  expect(await isReloading()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await importOptional(async () => 'here')).toBe('here');
});
