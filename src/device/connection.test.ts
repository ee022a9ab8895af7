// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { eventually } from '../../tests/until';
import { tryOnline, watchConnection, watchVisibility } from './connection';

test('going off line and coming back is told, until nobody wants to know', () => {
  const told: boolean[] = [];
  const stop = watchConnection(window, (isOnline) => told.push(isOnline));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(told).toEqual([false, true]);
});

test('being hidden and shown again is told, until nobody wants to know', () => {
  const told: boolean[] = [];
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const stop = watchVisibility(document, (isVisible) => told.push(isVisible));
  for (const state of ['hidden', 'visible'] as const) {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([false, true]);
});

test('what fails off line is tried once more when the device is back, on line it just fails', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const attempt = vi.fn(() =>
    navigator.onLine ? Promise.resolve('here') : Promise.reject(new Error('no network')),
  );
  const result = tryOnline(window, attempt);
  await eventually(() => expect(attempt).toHaveBeenCalledTimes(1));
  line.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await result).toBe('here');
  expect(attempt).toHaveBeenCalledTimes(2);
  await expect(tryOnline(window, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
