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

function ClockProbe() {
  return useClock().now;
}

/** Renders a component with the clock and returns a reader of its value. */
function renderClock(): () => number {
  const page = document.createElement('div');
  act(() => createRoot(page).render(<ClockProbe />));
  return () => Number(page.textContent);
}

test('the clock updates when the minute ends, not a minute later', () => {
  const read = renderClock();
  expect(read()).toBe(start);
  act(() => vi.advanceTimersByTime(30_500));
  expect(read()).toBeGreaterThan(start + 30_000);
});

test('a clock updated by a flow is rendered at once', () => {
  const read = renderClock();
  vi.setSystemTime(start + 5000);
  act(() => clock.set(start + 5000));
  expect(read()).toBe(start + 5000);
});

test('a clock corrected by the server is rendered at once', () => {
  const read = renderClock();
  const day = 24 * 3_600_000;
  act(() => {
    clock.syncServerTime({ server: start + day, device: start, sinceStart: 0, isFresh: false });
  });
  expect(read()).toBe(start + day);
});
