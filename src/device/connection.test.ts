// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { eventually } from '../../tests/until';
import { tryOnline, watchConnection, watchVisibility } from './connection';

test('going offline and online is reported until unsubscribed', () => {
  const events: boolean[] = [];
  const stop = watchConnection(window, (isOnline) => events.push(isOnline));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(events).toEqual([false, true]);
});

test('hiding and showing the page is reported until unsubscribed', () => {
  const events: boolean[] = [];
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const stop = watchVisibility(document, (isVisible) => events.push(isVisible));
  for (const state of ['hidden', 'visible'] as const) {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(events).toEqual([false, true]);
});

test('an attempt that fails offline is retried when online; one that fails online rejects', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const attempt = vi.fn(() =>
    navigator.onLine ? Promise.resolve('here') : Promise.reject(new Error('no network')),
  );
  const result = tryOnline(window, attempt);
  await eventually(() => expect(attempt).toHaveBeenCalledTimes(1));
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await result).toBe('here');
  expect(attempt).toHaveBeenCalledTimes(2);
  await expect(tryOnline(window, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('an attempt that fails while the browser wrongly says offline is made again by itself', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const attempt = vi.fn(() => Promise.resolve('here'));
  attempt.mockRejectedValueOnce(new Error('no network'));
  const result = tryOnline(window, attempt);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toBe('here');
  vi.useRealTimers();
});
