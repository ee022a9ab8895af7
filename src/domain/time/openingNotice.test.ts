import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  bestOpeningNotice,
  isOpenToday,
  openFirst,
  openingNotice,
  openingState,
} from './openingNotice';
import {
  type DayHours,
  isOpenNow,
  minutesUntilClosing,
  type OpeningTimes,
  weekdays,
} from './schedule';

const zone = 'Asia/Tashkent';
const usual = { isDayOff: false, open: '10:00', close: '22:00', extraOpen: null, extraClose: null };

/** Pick-up hours that are the same every day, but on the named days. */
const week = (
  daily: Partial<DayHours> = {},
  on: Partial<Record<string, Partial<DayHours>>> = {},
): OpeningTimes => ({
  workHours: [
    {
      type: 'PICK_UP',
      hours: weekdays.map((weekday) => ({ weekday, ...usual, ...daily, ...on[weekday] })),
    },
  ],
  deliveryTimes: null,
  openTimes: null,
});

/** Epoch milliseconds in Tashkent; 1 January 2024 is a Monday. */
const at = (day: number, time: string) => Date.parse(`2024-01-0${day}T${time}:00+05:00`);
const noticeAt = (times: OpeningTimes, now: number) => openingNotice(times, now, zone, 'PICK_UP');
const opening = (daysAhead: number, open: string) =>
  expect.objectContaining({ daysAhead, open }) as unknown;

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const time = minute.map(
  (all) => `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`,
);

describe('an opening notice', () => {
  it('counts the last half hour down, and is silent before', () => {
    expect(noticeAt(week(), at(1, '12:00'))).toBeNull();
    expect(noticeAt(week(), at(1, '21:29'))).toBeNull();
    expect(noticeAt(week(), at(1, '21:30'))).toEqual({ kind: 'closing', minutes: 30 });
    expect(noticeAt(week(), at(1, '21:59'))).toEqual({ kind: 'closing', minutes: 1 });
  });

  it('tells when a closed branch opens', () => {
    expect(noticeAt(week(), at(1, '09:00'))).toEqual({
      kind: 'closed',
      opening: opening(0, '10:00'),
    });
    expect(noticeAt(week(), at(1, '22:00'))).toEqual({
      kind: 'closed',
      opening: opening(1, '10:00'),
    });
  });

  it('is a holiday on a day off, but not while the hours of the day before still run', () => {
    const late = week({ open: '18:00', close: '02:00' }, { TUESDAY: { isDayOff: true } });
    expect(noticeAt(late, at(2, '01:00'))).toBeNull();
    expect(noticeAt(late, at(2, '01:45'))).toEqual({ kind: 'closing', minutes: 15 });
    expect(noticeAt(late, at(2, '02:00'))).toEqual({
      kind: 'holiday',
      opening: opening(1, '18:00'),
    });
    expect(noticeAt(week({ isDayOff: true }), at(1, '12:00'))).toEqual({
      kind: 'holiday',
      opening: null,
    });
  });

  it('does not call midnight a closing where the next day goes on', () => {
    const always = week({ open: '00:00', close: '23:59' });
    expect(noticeAt(always, at(7, '23:45'))).toBeNull();
  });

  it('of several branches is the best one’s, and none without branches', () => {
    const best = (...all: OpeningTimes[]) =>
      bestOpeningNotice(all, at(1, '21:45'), zone, 'PICK_UP');
    const early = week({ open: '08:00', close: '20:00' });
    const never = week({ isDayOff: true });
    expect(best()).toBeNull();
    expect(best(early, week(), never)).toEqual({ kind: 'closing', minutes: 15 });
    expect(best(early, week({ close: '22:05' }), week())).toEqual({ kind: 'closing', minutes: 20 });
    expect(best(never, early)).toEqual({ kind: 'closed', opening: opening(1, '08:00') });
    expect(best(week(), week({ close: '23:00' }))).toBeNull();
  });

  it('agrees with whether a branch is open, at any hours and any time', () => {
    fc.assert(
      fc.property(time, time, fc.boolean(), minute, (open, close, isDayOff, now) => {
        const times = week({ open, close }, { MONDAY: { isDayOff } });
        const moment = at(1, '00:00') + now * 60_000;
        const notice = noticeAt(times, moment);
        const isOpen = isOpenNow(times, moment, zone);
        expect(notice === null || notice.kind === 'closing').toBe(isOpen);
        if (notice?.kind !== 'closing') return;
        expect(notice.minutes).toBeGreaterThan(0);
        expect(notice.minutes).toBeLessThanOrEqual(30);
        expect(isOpenNow(times, moment + notice.minutes * 60_000, zone)).toBe(false);
      }),
    );
  });
});

describe('what a branch does at this hour', () => {
  const stateAt = (times: OpeningTimes, now: number) => openingState(times, now, zone, 'PICK_UP');

  it('says until when it is open, past midnight and over a break that is none', () => {
    expect(stateAt(week(), at(1, '12:00'))).toMatchObject({ isOpen: true, closes: '22:00' });
    const late = week({ open: '18:00', close: '02:00' });
    expect(stateAt(late, at(2, '01:00'))).toMatchObject({ isOpen: true, closes: '02:00' });
    expect(stateAt(late, at(1, '23:00'))).toMatchObject({ isOpen: true, closes: '02:00' });
    const joined = week({ extraOpen: '22:00', extraClose: '23:30' });
    expect(stateAt(joined, at(1, '12:00'))).toMatchObject({ isOpen: true, closes: '23:30' });
  });

  it('is open around the clock without hours, and where each day goes on with the next', () => {
    const always = { isOpen: true, closes: null, minutes: null };
    expect(stateAt(week({ open: null, close: null }), at(1, '12:00'))).toEqual(always);
    expect(stateAt(week({ open: '00:00', close: '23:59' }), at(3, '00:00'))).toEqual(always);
  });

  it('says when it opens, and that it is a holiday', () => {
    expect(stateAt(week(), at(1, '09:00'))).toEqual({
      isOpen: false,
      isHoliday: false,
      opening: opening(0, '10:00'),
    });
    expect(stateAt(week({}, { MONDAY: { isDayOff: true } }), at(1, '12:00'))).toEqual({
      isOpen: false,
      isHoliday: true,
      opening: opening(1, '10:00'),
    });
  });

  it('closes at the first minute at which it is not open, at any hours', () => {
    fc.assert(
      fc.property(time, time, time, time, minute, (open, close, extraOpen, extraClose, now) => {
        const times = week({ open, close, extraOpen, extraClose });
        const moment = at(3, '00:00') + now * 60_000;
        fc.pre(isOpenNow(times, moment, zone));
        const closing = minutesUntilClosing(times, moment, zone);
        let first = 1;
        while (first <= 24 * 60 && isOpenNow(times, moment + first * 60_000, zone)) first += 1;
        expect(closing).toBe(first > 24 * 60 ? null : first);
      }),
    );
  });

  it('puts open branches first, then what opens today, in their own order', () => {
    const named = (name: string, times: OpeningTimes) => ({ name, times });
    const off = week({}, { MONDAY: { isDayOff: true } });
    const all = [
      named('holiday', off),
      named('evening', week({ open: '18:00' })),
      named('one', week()),
      named('other', week()),
    ];
    const sorted = openFirst(all, ({ times }) => stateAt(times, at(1, '12:00')));
    expect(sorted.map(({ name }) => name)).toEqual(['one', 'other', 'evening', 'holiday']);
  });
});

describe('what is open can be chosen, in any device time zone', () => {
  afterEach(() => vi.unstubAllEnvs());

  const zones = [
    ...['Pacific/Pago_Pago', 'Pacific/Honolulu', 'America/Anchorage', 'America/Los_Angeles'],
    ...['America/Denver', 'America/Chicago', 'America/New_York', 'America/Halifax'],
    ...['America/St_Johns', 'America/Sao_Paulo', 'Atlantic/Azores', 'UTC'],
    ...['Europe/Berlin', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Tehran', 'Asia/Dubai'],
    ...['Asia/Kabul', 'Asia/Tashkent', 'Asia/Dhaka', 'Asia/Shanghai', 'Asia/Tokyo'],
    ...['Australia/Adelaide', 'Pacific/Kiritimati'],
  ];
  const day = fc.record({
    isDayOff: fc.boolean(),
    open: time,
    close: time,
    extraOpen: fc.option(time),
    extraClose: fc.option(time),
  });
  const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const dayMinutes = 24 * 60;

  /** Minutes of the week in which the shop takes orders, by the sentences of §5 and the readings. */
  function openMinutes(days: readonly Partial<DayHours>[]): Set<number> {
    const open = new Set<number>();
    for (const [index, { isDayOff, ...hours }] of days.entries()) {
      if (isDayOff) continue;
      const pairs = [
        [hours.open, hours.close],
        [hours.extraOpen, hours.extraClose],
      ];
      for (const [from, until] of pairs) {
        if (!from || !until) continue;
        const start = minutesOf(from);
        const end = minutesOf(until) + (minutesOf(until) <= start ? dayMinutes : 0);
        // 23:59 stands for midnight.
        const last = end === dayMinutes - 1 ? dayMinutes : end;
        for (let at = start; at < last; at += 1)
          open.add((index * dayMinutes + at) % (7 * dayMinutes));
      }
    }
    return open;
  }

  it.each(zones)('%s', (device) => {
    vi.stubEnv('TZ', device);
    fc.assert(
      fc.property(
        fc.tuple(day, day, day, day, day, day, day),
        fc.nat(7 * dayMinutes - 1),
        (days, now) => {
          const times = week(
            {},
            Object.fromEntries(weekdays.map((name, index) => [name, days[index]])),
          );
          const moment = at(1, '00:00') + now * 60_000;
          const state = openingState(times, moment, zone, 'PICK_UP');
          const open = openMinutes(days as Partial<DayHours>[]);
          const isDayOff = days[Math.floor(now / dayMinutes)]?.isDayOff;
          expect(state.isOpen).toBe(open.has(now));
          expect(isOpenToday(state)).toBe(open.has(now) || !isDayOff);
          const notice = openingNotice(times, moment, zone, 'PICK_UP');
          expect(notice === null || notice.kind === 'closing').toBe(open.has(now));
          if (!state.isOpen || state.minutes === null) return;
          expect(open.has((now + state.minutes - 1) % (7 * dayMinutes))).toBe(true);
          expect(open.has((now + state.minutes) % (7 * dayMinutes))).toBe(false);
          expect(minutesOf(state.closes)).toBe((now + state.minutes) % dayMinutes);
        },
      ),
      { numRuns: 20 },
    );
  });
});
