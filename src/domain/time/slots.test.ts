import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/cases';
import * as limits from '../limits';
import {
  type DayHours,
  isOpenNow,
  type OpeningTimes,
  type Weekday,
  type WorkHours,
  weekdays,
} from './schedule';
import { dayOf, daysToOrder, deliveryAtOf, isPast, plannedAt } from './slots';
import { wallClock } from './wallClock';

const zone = 'Asia/Tashkent';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

function week(over: Partial<Record<Weekday, Partial<DayHours>>> = {}): OpeningTimes {
  const times = { open: '09:00', close: '22:00', extraOpen: null, extraClose: null };
  const hours = weekdays.map((weekday) => ({
    weekday,
    isDayOff: false,
    ...times,
    ...over[weekday],
  }));
  return named([{ type: 'PICK_UP', hours }]);
}

/** A branch with only these hours. */
const named = (workHours: readonly WorkHours[] | null): OpeningTimes => ({
  workHours,
  deliveryTimes: null,
  openTimes: null,
});

/** Epoch milliseconds in Tashkent time. 2024-01-01 is a Monday. */
const at = (day: number, time: string) =>
  Date.parse(`2024-01-${String(day).padStart(2, '0')}T${time}:00+05:00`);

const timesOn = (branch: OpeningTimes, now: number, day: string, type = 'PICK_UP' as const) =>
  daysToOrder(branch, now, zone, type)
    .find((each) => each.day === day)
    ?.slots.map(({ time }) => time) ?? [];

describe('the slots of a day', () => {
  it('start at the first half hour after the lead time', () => {
    const times = timesOn(week(), at(1, '12:00'), '2024-01-01');
    expect([times[0], times[1], times.at(-1)]).toEqual(['12:30', '13:00', '21:30']);
    expect(timesOn(week(), at(1, '12:01'), '2024-01-01')[0]).toBe('13:00');
  });

  it('start later for a delivery, which has a longer lead time', () => {
    const [today] = daysToOrder(week(), at(1, '12:00'), zone, 'DELIVERY');
    expect(today?.slots[0]).toEqual({ time: '13:00', at: at(1, '13:00') });
  });

  it('follow the branch’s delivery hours', () => {
    const [late] = week({ MONDAY: { open: '15:00' } }).workHours ?? [];
    const branch = named([
      ...(week().workHours ?? []),
      { type: 'DELIVERY', hours: late?.hours ?? [] },
    ]);
    expect(daysToOrder(branch, at(1, '08:00'), zone, 'DELIVERY')[0]?.slots[0]?.time).toBe('15:00');
    expect(timesOn(branch, at(1, '08:00'), '2024-01-01')[0]).toBe('09:00');
  });

  it('follow delivery start to end without other hours', () => {
    const kitchen = { ...named(null), deliveryTimes: { open: '10:00', close: '12:00' } };
    const [today] = daysToOrder(kitchen, at(1, '08:00'), zone, 'DELIVERY');
    expect(today?.slots.map(({ time }) => time)).toEqual(['10:00', '10:30', '11:00', '11:30']);
    expect(daysToOrder(kitchen, at(1, '08:00'), zone, 'PICK_UP')).toEqual([]);
    const chosen = { day: '2024-01-01', time: '11:30' };
    expect(plannedAt(chosen, kitchen, at(1, '08:00'), zone, 'DELIVERY')).toBe(at(1, '11:30'));
  });

  it('have a gap between the extra and the main interval', () => {
    const schedule = week({ TUESDAY: { extraOpen: '06:00', extraClose: '07:30' } });
    expect(timesOn(schedule, at(1, '12:00'), '2024-01-02').slice(0, 4)).toEqual([
      ...['06:00', '06:30', '07:00', '09:00'],
    ]);
  });

  it('run past midnight into a day off', () => {
    const schedule = week({
      MONDAY: { open: '18:00', close: '02:00' },
      TUESDAY: { isDayOff: true },
    });
    expect(timesOn(schedule, at(1, '23:10'), '2024-01-02')).toEqual([
      ...['00:00', '00:30', '01:00', '01:30'],
    ]);
  });
});

describe('the days', () => {
  it('are those with a slot left, today first', () => {
    const schedule = week({ TUESDAY: { isDayOff: true } });
    const days = daysToOrder(schedule, at(1, '21:10'), zone, 'PICK_UP');
    expect(days.map(({ day, daysAhead, weekday }) => [day, daysAhead, weekday])).toEqual([
      ['2024-01-03', 2, 'WEDNESDAY'],
      ['2024-01-04', 3, 'THURSDAY'],
      ['2024-01-05', 4, 'FRIDAY'],
      ['2024-01-06', 5, 'SATURDAY'],
      ['2024-01-07', 6, 'SUNDAY'],
      ['2024-01-08', 7, 'MONDAY'],
    ]);
  });

  it('are empty when the branch never opens', () => {
    expect(daysToOrder(named(null), at(1, '12:00'), zone, 'PICK_UP')).toEqual([]);
    expect(daysToOrder(named([]), at(1, '12:00'), zone, 'PICK_UP')).toEqual([]);
  });
});

it('a day is counted from today in the merchant’s time zone', () => {
  const evening = at(1, '23:30');
  expect(dayOf('2024-01-01', evening, zone)).toEqual({ daysAhead: 0, weekday: 'MONDAY' });
  expect(dayOf('2024-01-02', evening, zone)).toEqual({ daysAhead: 1, weekday: 'TUESDAY' });
  expect(dayOf('2023-12-31', evening, zone)).toEqual({ daysAhead: -1, weekday: 'SUNDAY' });
  expect(dayOf('2024-01-01', evening, 'Pacific/Kiritimati')?.daysAhead).toBe(-1);
  expect(dayOf('soon', evening, zone)).toBeNull();
});

describe('a chosen time', () => {
  const chosen = { day: '2024-01-01', time: '12:30' };
  const plan = (now: number, over = {}) =>
    plannedAt(
      { ...chosen, ...over },
      week({ WEDNESDAY: { isDayOff: true } }),
      now,
      zone,
      'PICK_UP',
    );

  it('stays valid a little longer than offered, then is past', () => {
    expect(plan(at(1, '12:00'))).toBe(at(1, '12:30'));
    expect(plan(at(1, '12:15'))).toBe(at(1, '12:30'));
    expect(plan(at(1, '12:15') + 1)).toBe('past');
    expect(plan(at(2, '12:00'))).toBe('past');
    expect(isPast(at(1, '12:30'), at(1, '12:10'), 'DELIVERY')).toBe(true);
  });

  it('is closed outside the branch’s hours or beyond the week', () => {
    expect(plan(at(1, '12:00'), { day: '2024-01-03' })).toBe('closed');
    expect(plan(at(1, '12:00'), { day: '2024-01-02', time: '08:30' })).toBe('closed');
    expect(plan(at(1, '12:00'), { day: '2024-01-08', time: '12:00' })).toBe('closed');
  });

  it.each([
    [null, '12:30'],
    ['2024-01-01', null],
    ['2024-01-01', '24:00'],
    ['2024-01-01', '9:00'],
    ['2024-02-30', '09:00'],
    ['01.01.2024', '09:00'],
  ])('is null if invalid: %s %s', (day, time) => {
    expect(deliveryAtOf({ day, time }, zone)).toBeNull();
  });

  it('is null in the hour DST skips, and the first of a repeated hour', () => {
    const berlin = (day: string, time: string) => deliveryAtOf({ day, time }, 'Europe/Berlin');
    expect(berlin('2024-03-31', '02:30')).toBeNull();
    expect(berlin('2024-03-31', '03:00')).toBe(Date.parse('2024-03-31T03:00:00+02:00'));
    expect(berlin('2024-10-27', '02:30')).toBe(Date.parse('2024-10-27T02:30:00+02:00'));
    expect(berlin('2024-10-27', '03:00')).toBe(Date.parse('2024-10-27T03:00:00+01:00'));
  });
});

const zones = [
  ...['Pacific/Pago_Pago', 'Pacific/Honolulu', 'America/Anchorage', 'America/Los_Angeles'],
  ...['America/Denver', 'America/Havana', 'America/New_York', 'America/Halifax'],
  ...['America/St_Johns', 'America/Sao_Paulo', 'Atlantic/Azores', 'UTC'],
  ...['Europe/Berlin', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Tehran', 'Asia/Beirut'],
  ...['Asia/Kathmandu', 'Asia/Tashkent', 'Asia/Dhaka', 'Asia/Shanghai', 'Asia/Tokyo'],
  ...['Australia/Lord_Howe', 'Pacific/Kiritimati'],
];

const time = fc
  .tuple(fc.nat(23), fc.constantFrom(0, 10, 30, 59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const schedules = fc
  .tuple(
    ...weekdays.map((weekday) =>
      fc.record({
        weekday: fc.constant(weekday),
        isDayOff: fc.boolean(),
        open: time,
        close: time,
        extraOpen: fc.option(time),
        extraClose: fc.option(time),
      }),
    ),
  )
  .map((hours) => named([{ type: 'PICK_UP', hours }]));
// Weeks of 2024 with DST changes in most of the zones, and two others.
const moments = fc
  .tuple(fc.constantFrom('2024-03-08', '2024-03-29', '2024-10-25', '2024-01-01'), fc.nat(9 * 1440))
  .map(([day, minute]) => Date.parse(day) + minute * minuteMs);

it.each(zones)(
  'in %s the slots are exactly the half hours at which the branch is open',
  (timeZone) => {
    fc.assert(
      fc.property(schedules, moments, (schedule, now) => {
        const days = daysToOrder(schedule, now, timeZone, 'PICK_UP');
        const offered = days.flatMap(({ day, slots }) =>
          slots.map((slot) => {
            expect(deliveryAtOf({ day, time: slot.time }, timeZone)).toBe(slot.at);
            expect(isOpenNow(schedule, slot.at, timeZone)).toBe(true);
            expect(plannedAt({ day, time: slot.time }, schedule, now, timeZone, 'PICK_UP')).toBe(
              slot.at,
            );
            return slot.at;
          }),
        );
        // Every half hour of the coming week; the first one if DST repeats it.
        const from = now + limits.leadMinutes.PICK_UP * minuteMs;
        const first = Math.ceil(from / (15 * minuteMs)) * 15 * minuteMs;
        const seen = new Set<string>();
        const wanted: number[] = [];
        const until = now + limits.planDays * dayMs - limits.clockToleranceMs;
        for (let moment = first - 2 * 60 * minuteMs; moment < until; moment += 15 * minuteMs) {
          const { minute, ...clock } = wallClock(moment, timeZone);
          const name = JSON.stringify([clock, minute]);
          const isAgain = seen.has(name);
          seen.add(name);
          if (moment < from || minute % limits.slotStepMinutes !== 0 || isAgain) continue;
          if (isOpenNow(schedule, moment, timeZone)) wanted.push(moment);
        }
        expect(offered).toEqual(wanted);
      }),
      { numRuns: runs(6) },
    );
  },
);
