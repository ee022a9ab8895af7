import { expect, test } from 'vitest';
import { mayAskForContact } from './contactRefusal';

const now = Date.UTC(2026, 2, 4, 7);
const days = (count: number) => count * 86_400_000;

test.each([
  [null, true],
  [now, false],
  [now - days(6.9), false],
  [now - days(7), true],
  [now + days(1), false],
  [now + days(400), true],
  [0, true],
])('with a refusal at %s, startup may request the contact: %s', (refusedAt, may) => {
  expect(mayAskForContact(refusedAt, now)).toBe(may);
});
