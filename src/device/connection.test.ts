// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { watchConnection } from './connection';

test('going offline and online is reported until unsubscribed', () => {
  const events: boolean[] = [];
  const stop = watchConnection(window, (isOnline) => events.push(isOnline));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(events).toEqual([false, true]);
});
