import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentOf, wallClock } from './wallClock';

const zones = ['Asia/Tashkent', 'Europe/Berlin', 'America/Havana', 'Australia/Lord_Howe', 'UTC'];

it('a local time resolves to the moment at which the zone shows it', () => {
  const minutes = fc.integer({
    min: Date.parse('2020-01-01') / 60_000,
    max: Date.parse('2030-01-01') / 60_000,
  });
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, (zone, minute) => {
      const at = minute * 60_000;
      const moment = momentOf(wallClock(at, zone), zone);
      // Repeated hours resolve to the first occurrence.
      expect([at, at - 30 * 60_000, at - 60 * 60_000]).toContain(moment);
      expect(wallClock(moment ?? 0, zone)).toEqual(wallClock(at, zone));
    }),
    { numRuns: 300 },
  );
});

it('excess days or hours roll over', () => {
  const time = { year: 2024, month: 2, day: 29, hour: 24, minute: 0 };
  expect(momentOf(time, 'UTC')).toBe(Date.parse('2024-03-01T00:00:00Z'));
});

it('a zone that the browser does not know is read as the default one', () => {
  const at = Date.UTC(2026, 5, 1, 20, 30);
  expect(wallClock(at, 'Asia/Tashkend')).toEqual(wallClock(at, 'Asia/Tashkent'));
});
