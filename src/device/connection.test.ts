// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { watchConnection, watchVisibility } from './connection';

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
