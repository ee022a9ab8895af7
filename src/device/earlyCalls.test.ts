import { expect, test } from 'vitest';
import { callKey, type EarlyCalls, takeEarly } from './earlyCalls';

const url = '/products/v1/overalls?type=WEB';

test('an early answer is taken once', async () => {
  const calls: EarlyCalls = {
    [callKey(url, '17')]: Promise.resolve({ status: 200, text: 'first' }),
  };
  expect(takeEarly(calls, url, '18')).toBeUndefined();
  expect((await takeEarly(calls, url, '17'))?.text).toBe('first');
  expect(takeEarly(calls, url, '17')).toBeUndefined();
});

test('what the app has asked for first is known, so that nobody asks for it early', () => {
  const calls: EarlyCalls = {};
  takeEarly(calls, url, '17');
  expect(callKey(url, '17') in calls).toBe(true);
});
