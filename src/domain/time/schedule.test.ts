import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type DayHours,
  type HoursType,
  hoursText,
  isOpenNow,
  nextOpening,
  type OpeningTimes,
  todayHours,
  type Weekday,
  type WorkHours,
  weekdays,
  weekHours,
} from './schedule';

const zone = 'Asia/Tashkent';

function hours(weekday: Weekday, over: Partial<DayHours> = {}): DayHours {
  const times = { open: '09:00', close: '22:00', extraOpen: null, extraClose: null };
  return { weekday, isDayOff: false, ...times, ...over };
}

type Week = Partial<Record<Weekday, Partial<DayHours>>>;
const days = (over: Week = {}) => weekdays.map((day) => hours(day, over[day]));

/** A branch with only these hours. */
const named = (...workHours: WorkHours[]): OpeningTimes => ({
  workHours,
  deliveryTimes: null,
  openTimes: null,
});
const unnamed: OpeningTimes = { workHours: null, deliveryTimes: null, openTimes: null };

const pickUp = (over: Week = {}): WorkHours => ({ type: 'PICK_UP', hours: days(over) });
const delivery = (over: Week = {}): WorkHours => ({ type: 'DELIVERY', hours: days(over) });
const week = (over: Week = {}) => named(pickUp(over));

/** Epoch milliseconds in Tashkent time, UTC+5 all year. 2024-01-01 is a Monday. */
function at(day: number, time: string): number {
  return Date.parse(`2024-01-${String(day).padStart(2, '0')}T${time}:00+05:00`);
}

describe('today\u2019s hours', () => {
  it('are those of the weekday in the merchant\u2019s time zone', () => {
    const schedule = week({ MONDAY: { open: '10:00' }, TUESDAY: { open: '11:00' } });
    expect(hoursText(todayHours(schedule, at(1, '23:59'), zone))).toBe('(10:00 - 22:00)');
    expect(hoursText(todayHours(schedule, at(2, '00:00'), zone))).toBe('(11:00 - 22:00)');
  });

  it('show the extra interval before the main one', () => {
    const schedule = week({ MONDAY: { extraOpen: '06:00', extraClose: '08:00' } });
    const today = todayHours(schedule, at(1, '12:00'), zone);
    expect(today).toEqual({
      state: 'open',
      intervals: [
        { open: '06:00', close: '08:00' },
        { open: '09:00', close: '22:00' },
      ],
    });
    expect(hoursText(today)).toBe('(06:00 - 08:00) - (09:00 - 22:00)');
  });

  it('are a holiday on a day off, without an entry, or without any hours', () => {
    const holiday = { state: 'holiday' };
    expect(todayHours(week({ MONDAY: { isDayOff: true } }), at(1, '12:00'), zone)).toEqual(holiday);
    const sundayOnly = named({ type: 'PICK_UP', hours: [hours('SUNDAY')] });
    expect(todayHours(sundayOnly, at(1, '12:00'), zone)).toEqual(holiday);
    expect(todayHours(unnamed, at(1, '12:00'), zone)).toEqual(holiday);
    expect(todayHours(named(), at(1, '12:00'), zone)).toEqual(holiday);
    expect(hoursText({ state: 'holiday' })).toBe('');
  });

  it('are never taken from another type’s hours', () => {
    expect(todayHours(named(delivery()), at(1, '12:00'), zone).state).toBe('holiday');
    const daily = { ...unnamed, deliveryTimes: evenings, openTimes: evenings };
    expect(todayHours(daily, at(1, '12:00'), zone).state).toBe('holiday');
  });
});

const evenings = { open: '17:00', close: '23:00' };
const daytime = { open: '08:00', close: '20:00' };

describe('delivery hours', () => {
  const text = (times: OpeningTimes) =>
    hoursText(todayHours(times, at(1, '12:00'), zone, 'DELIVERY'));
  const nightly = delivery({ MONDAY: { open: '18:00', close: '03:00' } });
  const morning = pickUp({ MONDAY: { open: '10:00', close: '14:00' } });

  it.each<[string, OpeningTimes, string]>([
    [
      'delivery hours of the day',
      { workHours: [morning, nightly], deliveryTimes: evenings, openTimes: daytime },
      '(18:00 - 03:00)',
    ],
    [
      'delivery start to end when the day has no delivery hours',
      {
        workHours: [morning, { type: 'DELIVERY', hours: [hours('SUNDAY')] }],
        deliveryTimes: evenings,
        openTimes: daytime,
      },
      '(17:00 - 23:00)',
    ],
    [
      'delivery start to end when the day’s entry has no times',
      {
        workHours: [delivery({ MONDAY: { open: null, close: null } })],
        deliveryTimes: evenings,
        openTimes: null,
      },
      '(17:00 - 23:00)',
    ],
    [
      'open to close after that',
      { workHours: [morning], deliveryTimes: null, openTimes: daytime },
      '(08:00 - 20:00)',
    ],
    [
      'pick-up hours last',
      { workHours: [morning], deliveryTimes: null, openTimes: null },
      '(10:00 - 14:00)',
    ],
  ])('are %s', (_, times, expected) => {
    expect(text(times)).toBe(expected);
  });

  it('are all day when the branch has none', () => {
    for (const times of [unnamed, named(), named({ type: 'DELIVERY', hours: [] })]) {
      expect(todayHours(times, at(1, '12:00'), zone, 'DELIVERY').state).toBe('open');
      expect(isOpenNow(times, at(1, '04:00'), zone, 'DELIVERY')).toBe(true);
      expect(isOpenNow(times, at(1, '12:00'), zone)).toBe(false);
    }
  });

  it('run past midnight from any source', () => {
    const night = { ...unnamed, deliveryTimes: { open: '20:00', close: '02:00' } };
    const open = (day: number, time: string) => isOpenNow(night, at(day, time), zone, 'DELIVERY');
    expect([open(1, '01:59'), open(1, '02:00'), open(1, '20:00')]).toEqual([true, false, true]);
  });

  it('are a holiday on a delivery day off, whatever else is set', () => {
    const both: OpeningTimes = {
      workHours: [pickUp(), delivery({ MONDAY: { isDayOff: true } })],
      deliveryTimes: evenings,
      openTimes: daytime,
    };
    expect(todayHours(both, at(1, '12:00'), zone, 'DELIVERY').state).toBe('holiday');
    expect(isOpenNow(both, at(1, '12:00'), zone, 'DELIVERY')).toBe(false);
    expect(nextOpening(both, at(1, '12:00'), zone, 'DELIVERY')?.weekday).toBe('TUESDAY');
    expect(weekHours(both, at(1, '12:00'), zone, 'DELIVERY')[0]?.status.state).toBe('holiday');
  });

  it('are a holiday with pick-up, when nothing else is set', () => {
    const times = week({ MONDAY: { isDayOff: true } });
    expect(todayHours(times, at(1, '12:00'), zone, 'DELIVERY').state).toBe('holiday');
  });
});

describe('open now', () => {
  it('lasts from opening until the minute before closing', () => {
    const open = (time: string) => isOpenNow(week(), at(1, time), zone);
    expect(['08:59', '09:00', '21:59', '22:00'].map(open)).toEqual([false, true, true, false]);
  });

  it('includes the extra interval, but not the gap', () => {
    const schedule = week({ MONDAY: { extraOpen: '06:00', extraClose: '08:00' } });
    const open = (time: string) => isOpenNow(schedule, at(1, time), zone);
    expect(['07:00', '08:30', '09:30'].map(open)).toEqual([true, false, true]);
  });

  it('lasts past midnight into the next day, even a day off', () => {
    const schedule = week({
      MONDAY: { open: '18:00', close: '03:00' },
      TUESDAY: { isDayOff: true },
    });
    expect(isOpenNow(schedule, at(1, '23:30'), zone)).toBe(true);
    expect(isOpenNow(schedule, at(2, '02:59'), zone)).toBe(true);
    expect(isOpenNow(schedule, at(2, '03:00'), zone)).toBe(false);
    expect(isOpenNow(schedule, at(1, '02:00'), zone)).toBe(false);
    expect(todayHours(schedule, at(2, '02:00'), zone).state).toBe('holiday');
  });

  it('lasts from Sunday into Monday', () => {
    const schedule = week({ SUNDAY: { open: '20:00', close: '01:00' } });
    expect(isOpenNow(schedule, at(8, '00:30'), zone)).toBe(true);
  });

  it('lasts all day when opening equals closing, or without hours that day', () => {
    const around = week({ MONDAY: { open: '00:00', close: '00:00' } });
    expect(isOpenNow(around, at(1, '00:00'), zone)).toBe(true);
    expect(isOpenNow(around, at(1, '23:59'), zone)).toBe(true);
    const timeless = week({ MONDAY: { open: null, close: null } });
    expect(isOpenNow(timeless, at(1, '04:00'), zone)).toBe(true);
    expect(hoursText(todayHours(timeless, at(1, '04:00'), zone))).toBe('');
  });

  it('lasts until midnight when closing is 23:59', () => {
    const aroundTheClock = week({
      MONDAY: { open: '00:00', close: '23:59' },
      TUESDAY: { open: '10:00' },
    });
    expect(isOpenNow(aroundTheClock, at(1, '23:59'), zone)).toBe(true);
    expect(isOpenNow(aroundTheClock, at(2, '00:00'), zone)).toBe(false);
  });

  it('is never true without hours', () => {
    expect(isOpenNow(unnamed, at(1, '12:00'), zone)).toBe(false);
  });
});

describe('the next opening', () => {
  it('is later today, tomorrow or after the days off', () => {
    const schedule = week({ TUESDAY: { isDayOff: true }, WEDNESDAY: { open: '10:30' } });
    expect(nextOpening(schedule, at(1, '07:00'), zone)).toEqual({
      daysAhead: 0,
      weekday: 'MONDAY',
      open: '09:00',
    });
    expect(nextOpening(schedule, at(1, '23:00'), zone)).toEqual({
      daysAhead: 2,
      weekday: 'WEDNESDAY',
      open: '10:30',
    });
  });

  it('is not the one that starts this minute', () => {
    expect(nextOpening(week(), at(1, '09:00'), zone)?.daysAhead).toBe(1);
  });

  it('wraps to the same weekday next week, and is null without openings', () => {
    const sundayOnly = named({ type: 'PICK_UP', hours: [hours('SUNDAY')] });
    expect(nextOpening(sundayOnly, at(7, '23:00'), zone)?.daysAhead).toBe(7);
    expect(nextOpening(unnamed, at(1, '12:00'), zone)).toBeNull();
  });
});

it('the week runs from Monday to Sunday, with today marked', () => {
  const days = weekHours(week({ SUNDAY: { isDayOff: true } }), at(3, '12:00'), zone);
  expect(days.map(({ weekday }) => weekday)).toEqual(weekdays);
  expect(days.filter(({ isToday }) => isToday).map(({ weekday }) => weekday)).toEqual([
    'WEDNESDAY',
  ]);
  expect(days[6]?.status).toEqual({ state: 'holiday' });
});

describe('in any device time zone', () => {
  afterEach(() => vi.unstubAllEnvs());

  const zones = [
    ...['Pacific/Pago_Pago', 'Pacific/Honolulu', 'America/Anchorage', 'America/Los_Angeles'],
    ...['America/Denver', 'America/Chicago', 'America/New_York', 'America/Halifax'],
    ...['America/St_Johns', 'America/Sao_Paulo', 'Atlantic/Azores', 'UTC'],
    ...['Europe/Berlin', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Tehran', 'Asia/Dubai'],
    ...['Asia/Kabul', 'Asia/Tashkent', 'Asia/Dhaka', 'Asia/Shanghai', 'Asia/Tokyo'],
    ...['Australia/Adelaide', 'Pacific/Kiritimati'],
  ];
  const schedule = named(
    pickUp({
      MONDAY: { open: '18:00', close: '03:00' },
      TUESDAY: { isDayOff: true },
      FRIDAY: { extraOpen: '06:00', extraClose: '08:00' },
    }),
    {
      type: 'DELIVERY',
      hours: weekdays.map((day) => hours(day, { open: '11:00', close: '00:30' })),
    },
  );
  // Every half hour of the weeks around both DST changes of 2024.
  const moments = ['2024-01-01', '2024-03-08', '2024-03-29', '2024-10-25', '2024-11-01'].flatMap(
    (day) => Array.from({ length: 48 * 4 }, (_, half) => Date.parse(day) + half * 30 * 60_000),
  );
  const answers = () =>
    moments.flatMap((now) =>
      (['PICK_UP', 'DELIVERY'] as const).map((type) => [
        hoursText(todayHours(schedule, now, zone, type)),
        isOpenNow(schedule, now, zone, type),
        nextOpening(schedule, now, zone, type),
      ]),
    );

  let inTashkent: ReturnType<typeof answers>;
  beforeAll(() => {
    vi.stubEnv('TZ', 'Asia/Tashkent');
    inTashkent = answers();
  });

  it.each(zones)('the result is the same in %s', (device) => {
    vi.stubEnv('TZ', device);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(device);
    expect(answers()).toEqual(inTashkent);
  });
});

it('a closed branch opens at the next opening, not before', () => {
  const time = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const drawn = fc.tuple(
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
  );
  const minutes = 7 * 24 * 60;
  fc.assert(
    fc.property(
      drawn,
      drawn,
      fc.nat(minutes - 1),
      fc.constantFrom<HoursType[]>('PICK_UP', 'DELIVERY'),
      (list, other, offset, type) => {
        const rest = type === 'PICK_UP' ? 'DELIVERY' : 'PICK_UP';
        const schedule = named({ type: rest, hours: other }, { type, hours: list });
        const now = at(1, '00:00') + offset * 60_000;
        if (isOpenNow(schedule, now, zone, type)) return;
        const next = nextOpening(schedule, now, zone, type);
        const first = Array.from(
          { length: minutes },
          (_, minute) => now + (minute + 1) * 60_000,
        ).find((moment) => isOpenNow(schedule, moment, zone, type));
        if (next === null || first === undefined) {
          expect([next, first]).toEqual([null, undefined]);
          return;
        }
        const day = Math.floor(offset / (24 * 60)) + 1 + next.daysAhead;
        expect(first).toBe(at(1, next.open) + (day - 1) * 24 * 60 * 60_000);
      },
    ),
    { numRuns: 20 },
  );
});
