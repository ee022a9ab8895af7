import { expect, test, vi } from 'vitest';
import { keepAwake } from './keepAwake';

/** A device whose locks count themselves. */
function device({ refuses = false } = {}) {
  const held = new Set<object>();
  const wakeLock = {
    request: vi.fn(() => {
      if (refuses) return Promise.reject(new DOMException('refused', 'NotAllowedError'));
      const lock = { release: () => Promise.resolve(void held.delete(lock)) };
      held.add(lock);
      return Promise.resolve(lock);
    }),
  };
  return { held, wakeLock };
}

/** The page is hidden or shown; the browser has given its locks up when it is hidden. */
function turn(state: DocumentVisibilityState, held?: Set<object>) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  if (state === 'hidden') held?.clear();
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the screen stays lit until it is let go, also after the page was hidden', async () => {
  const { held, wakeLock } = device();
  const stop = keepAwake(document, wakeLock);
  await vi.waitFor(() => expect(held.size).toBe(1));
  turn('hidden', held);
  expect(held.size).toBe(0);
  turn('visible');
  await vi.waitFor(() => expect(held.size).toBe(1));
  stop();
  await vi.waitFor(() => expect(held.size).toBe(0));
  turn('visible');
  expect(wakeLock.request).toHaveBeenCalledTimes(2);
});

test('a lock that comes after the screen was let go is given back', async () => {
  const { held, wakeLock } = device();
  keepAwake(document, wakeLock)();
  await vi.waitFor(() => expect(wakeLock.request).toHaveBeenCalled());
  await vi.waitFor(() => expect(held.size).toBe(0));
});

test('a browser that refuses it, or has no such thing, changes nothing', async () => {
  const { held, wakeLock } = device({ refuses: true });
  const stop = keepAwake(document, wakeLock);
  await vi.waitFor(() => expect(wakeLock.request).toHaveBeenCalled());
  expect(held.size).toBe(0);
  stop();
  keepAwake(document, undefined)();
});

test('a frame that may not is not asked for it', async () => {
  const { wakeLock } = device();
  const allowsFeature = vi.fn(() => false);
  Object.defineProperty(document, 'featurePolicy', {
    value: { allowsFeature },
    configurable: true,
  });
  keepAwake(document, wakeLock)();
  await Promise.resolve();
  Reflect.deleteProperty(document, 'featurePolicy');
  expect(allowsFeature).toHaveBeenCalledWith('screen-wake-lock');
  expect(wakeLock.request).not.toHaveBeenCalled();
});
