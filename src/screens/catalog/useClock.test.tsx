import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as clock from '../../stores/clock';
import { useClock } from './useClock';

const start = Date.UTC(2026, 2, 4, 7, 0, 30);
const wiring = vi.hoisted(() => ({ now: () => Date.now() }));
vi.mock('../../flows/services', () => ({
  services: () => ({
    now: wiring.now,
    build: { timeZone: 'Asia/Tashkent' },
    telegram: { onVisible: () => () => undefined },
  }),
}));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: start });
  clock.reset();
});
afterEach(() => void vi.useRealTimers());

function Face() {
  return useClock().now;
}

/** Shows a clock, and returns what it reads. */
function show(): () => number {
  const page = document.createElement('div');
  act(() => createRoot(page).render(<Face />));
  return () => Number(page.textContent);
}

test('a minute that is over is over on screen, not one minute later', () => {
  const read = show();
  expect(read()).toBe(start);
  act(() => vi.advanceTimersByTime(30_500));
  expect(read()).toBeGreaterThan(start + 30_000);
});

test('what a flow has found the time to be is on screen at once', () => {
  const read = show();
  vi.setSystemTime(start + 5000);
  act(() => clock.set(start + 5000));
  expect(read()).toBe(start + 5000);
});

test('a clock that the server puts right is right on screen', () => {
  const read = show();
  const day = 24 * 3_600_000;
  act(() => {
    clock.hearServer({ server: start + day, device: start, sinceStart: 0, isFresh: false });
  });
  expect(read()).toBe(start + day);
});
