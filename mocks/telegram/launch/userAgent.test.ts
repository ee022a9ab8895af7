import { expect, test } from 'vitest';
import { performanceClasses } from '../situation/situation';
import { androidUserAgent, performanceOf } from './userAgent';

test.each(performanceClasses)('the user agent contains the class %s and is recognised', (one) => {
  const userAgent = androidUserAgent(one);
  expect(userAgent).toMatch(/Telegram-Android\/[\d.]+ \(.+; Android \d+; SDK \d+; [A-Z]+\)$/);
  expect(performanceOf(userAgent)).toBe(one);
});
