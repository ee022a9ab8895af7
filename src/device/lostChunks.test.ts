import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page whose code is served by somebody else, as Vite loads it. */
async function openPage(parts: { hasBuild?: boolean; isUsed?: boolean; reloadedAt?: number } = {}) {
  vi.resetModules();
  const { isLeaving, loadSpare, watchChunkLoads } = await import('./lostChunks');
  const page = new EventTarget();
  const items = new Map<string, unknown>();
  if (parts.reloadedAt !== undefined) items.set('reloadedAt', parts.reloadedAt);
  const reload = vi.fn();
  watchChunkLoads(page, {
    shelf: {
      read: (key, as) => as(items.get(key) ?? null),
      write: (key, value) => !!items.set(key, value),
    },
    now: () => 1_000_000,
    reload,
    hasBuild: async () => parts.hasBuild ?? true,
    isUsed: () => parts.isUsed ?? true,
  });
  /** An import of code that is not there. */
  const load = (): Promise<never> => {
    const payload = new TypeError('Failed to fetch dynamically imported module');
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    return Promise.reject(payload);
  };
  return { load, loadSpare, isLeaving, reload };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('code that is gone from the server costs a reload, once for all that is missing', async () => {
  const { load, isLeaving, reload } = await openPage();
  const loads = Promise.allSettled([load(), load()]);
  await vi.runAllTimersAsync();
  await loads;
  expect(await isLeaving()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['the server has no whole build', { hasBuild: false }],
  ['the page has just been loaded anew', { reloadedAt: 999_000 }],
  ['the page was loaded anew and nobody has used it since', { reloadedAt: 1, isUsed: false }],
])('the page stays when %s', async (_, parts) => {
  const { load, isLeaving, reload } = await openPage(parts);
  const lost = expect(load()).rejects.toThrow('Failed');
  await vi.runAllTimersAsync();
  await lost;
  expect(await isLeaving()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('what the page can do without costs no reload when it is missing', async () => {
  const { load, loadSpare, isLeaving, reload } = await openPage();
  const loaded = loadSpare(load);
  await vi.runAllTimersAsync();
  expect(await loaded).toBeNull();
  expect(await isLeaving()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await loadSpare(async () => 'here')).toBe('here');
});
