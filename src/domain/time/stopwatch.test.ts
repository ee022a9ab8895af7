import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atZero, elapsedBy, leftOf, started, stopped } from './stopwatch';

test('it resumes from where it was stopped', () => {
  const paused = stopped(started(atZero, 1000), 3000);
  expect(leftOf(paused, 5000, 60_000)).toBe(3000);
  expect(leftOf(started(paused, 60_000), 5000, 61_000)).toBe(2000);
});

test('starting twice has no effect', () => {
  expect(elapsedBy(started(started(atZero, 1000), 2000), 3000)).toBe(2000);
});

test('a clock that is set back does not reduce the time', () => {
  expect(elapsedBy(started({ elapsed: 700, since: null }, 5000), 1000)).toBe(700);
});

test('with any number of stops only the running time counts', () => {
  const spans = fc.array(fc.record({ run: fc.nat(9000), hold: fc.nat(9000) }), { maxLength: 20 });
  fc.assert(
    fc.property(spans, fc.nat(60_000), (all, duration) => {
      let now = 0;
      let watch = atZero;
      for (const { run, hold } of all) {
        watch = stopped(started(watch, now), now + run);
        now += run + hold;
      }
      const total = all.reduce((sum, { run }) => sum + run, 0);
      expect(elapsedBy(watch, now)).toBe(total);
      expect(leftOf(watch, duration, now)).toBe(Math.max(duration - total, 0));
    }),
  );
});
