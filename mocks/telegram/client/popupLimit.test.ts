import { expect, test } from 'vitest';
import { createPopupLimit } from './popupLimit';

function limitAt(clock: { now: number }) {
  const limit = createPopupLimit(() => clock.now);
  return (at: number) => {
    clock.now = at;
    const opened = limit.mayOpen();
    limit.closed();
    return opened;
  };
}

test('the fourth popup in quick succession is cancelled', () => {
  const open = limitAt({ now: 0 });
  expect([10_000, 10_500, 11_000, 11_500].map(open)).toEqual([true, true, true, false]);
});

test('popups are allowed again after two seconds', () => {
  const open = limitAt({ now: 0 });
  [10_000, 10_500, 11_000].map(open);
  expect(open(13_100)).toBe(true);
});

test('popups at longer intervals are never cancelled', () => {
  const open = limitAt({ now: 0 });
  expect([10_000, 13_000, 16_000, 19_000, 22_000].every(open)).toBe(true);
});
