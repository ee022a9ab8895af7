import { expect, test } from 'vitest';
import { watchVitals } from './vitals';

type Entry = Partial<PerformanceEntry> & Record<string, unknown>;

/** A browser that supports these entry types; `tell` delivers entries. */
function browser(...known: string[]) {
  const callbacks = new Map<string, (entries: Entry[]) => void>();
  class Observer {
    static supportedEntryTypes = known;
    constructor(private readonly callback: PerformanceObserverCallback) {}
    observe({ type = '' }: PerformanceObserverInit) {
      callbacks.set(type, (entries) =>
        Reflect.apply(this.callback, undefined, [{ getEntries: () => entries }, this]),
      );
    }
  }
  const read = watchVitals(Observer as unknown as typeof PerformanceObserver);
  return { read, tell: (type: string, ...entries: Entry[]) => callbacks.get(type)?.(entries) };
}

const everything = ['largest-contentful-paint', 'event', 'first-input', 'layout-shift'];

test('LCP is the last reported entry', () => {
  const { read, tell } = browser(...everything);
  tell('largest-contentful-paint', { startTime: 500 }, { startTime: 812.4 });
  expect(read()).toContainEqual({ name: 'LCP', value: 812 });
});

test('INP is the slowest interaction; other events do not count', () => {
  const { read, tell } = browser(...everything);
  tell('event', { duration: 900, interactionId: 0 }, { duration: 120, interactionId: 3 });
  tell('event', { duration: 64, interactionId: 4 });
  expect(read()).toContainEqual({ name: 'INP', value: 120 });
});

test('CLS is the largest sum of shifts that are close in time', () => {
  const { read, tell } = browser(...everything);
  tell('layout-shift', { startTime: 100, value: 0.1 }, { startTime: 600, value: 0.05 });
  tell('layout-shift', { startTime: 5000, value: 0.12 });
  tell('layout-shift', { startTime: 5100, value: 0.5, hadRecentInput: true });
  expect(read()).toContainEqual({ name: 'CLS', value: 0.15 });
});

test('a CLS session window lasts at most five seconds', () => {
  const { read, tell } = browser(...everything);
  for (let second = 0; second < 12; second += 1)
    tell('layout-shift', { startTime: second * 900, value: 0.1 });
  expect(read()).toContainEqual({ name: 'CLS', value: 0.6 });
});

test('unsupported vitals are omitted', () => {
  expect(browser().read()).toEqual([]);
  expect(watchVitals(undefined)()).toEqual([]);
  expect(browser('layout-shift').read()).toEqual([{ name: 'CLS', value: 0 }]);
});
