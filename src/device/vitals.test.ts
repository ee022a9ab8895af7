import { expect, test } from 'vitest';
import { watchVitals } from './vitals';

type Entry = Partial<PerformanceEntry> & Record<string, unknown>;

/** A browser that knows these kinds of entries, and hands them over when told. */
function browser(...known: string[]) {
  const told = new Map<string, (entries: Entry[]) => void>();
  class Observer {
    static supportedEntryTypes = known;
    constructor(private readonly callback: PerformanceObserverCallback) {}
    observe({ type = '' }: PerformanceObserverInit) {
      told.set(type, (entries) =>
        Reflect.apply(this.callback, undefined, [{ getEntries: () => entries }, this]),
      );
    }
  }
  const read = watchVitals(Observer as unknown as typeof PerformanceObserver);
  return { read, tell: (type: string, ...entries: Entry[]) => told.get(type)?.(entries) };
}

const everything = ['largest-contentful-paint', 'event', 'first-input', 'layout-shift'];

test('the largest paint is the last that was told', () => {
  const { read, tell } = browser(...everything);
  tell('largest-contentful-paint', { startTime: 500 }, { startTime: 812.4 });
  expect(read()).toContainEqual({ name: 'LCP', value: 812 });
});

test('the slowest interaction counts, and what is none does not', () => {
  const { read, tell } = browser(...everything);
  tell('event', { duration: 900, interactionId: 0 }, { duration: 120, interactionId: 3 });
  tell('event', { duration: 64, interactionId: 4 });
  expect(read()).toContainEqual({ name: 'INP', value: 120 });
});

test('shifts add up while they are close, and the worst time of them counts', () => {
  const { read, tell } = browser(...everything);
  tell('layout-shift', { startTime: 100, value: 0.1 }, { startTime: 600, value: 0.05 });
  tell('layout-shift', { startTime: 5000, value: 0.12 });
  tell('layout-shift', { startTime: 5100, value: 0.5, hadRecentInput: true });
  expect(read()).toContainEqual({ name: 'CLS', value: 0.15 });
});

test('no run of shifts is longer than five seconds', () => {
  const { read, tell } = browser(...everything);
  for (let second = 0; second < 12; second += 1)
    tell('layout-shift', { startTime: second * 900, value: 0.1 });
  expect(read()).toContainEqual({ name: 'CLS', value: 0.6 });
});

test('what a browser cannot measure is left out', () => {
  expect(browser().read()).toEqual([]);
  expect(watchVitals(undefined)()).toEqual([]);
  expect(browser('layout-shift').read()).toEqual([{ name: 'CLS', value: 0 }]);
});
