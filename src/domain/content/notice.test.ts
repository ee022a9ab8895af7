import { expect, it } from 'vitest';
import { isUnread } from './notice';

it.each([
  [100, null, true],
  [100, 99, true],
  [100, 100, false],
  [99, 100, false],
  [null, null, false],
])('a notice of %j with readUpTo %j is unread: %j', (createdAt, readUpTo, unread) => {
  expect(isUnread({ createdAt }, readUpTo)).toBe(unread);
});
