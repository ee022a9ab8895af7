// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { watchConnection, watchVisibility } from './connection';

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
