import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../../tests/samples/orders';
import type { Order } from '../order/order';
import {
  arrivalOf,
  cookingRange,
  isPossible,
  minutesLeft,
  type Range,
  rangeAhead,
  waitRange,
} from './arrival';

const product = (timeCookingMin: number | null, timeCookingMax: number | null) => ({
  timeCookingMin,
  timeCookingMax,
});

const noon = Date.parse('2026-03-04T12:00:00+05:00');
const minute = 60_000;
const moment = (minutes: number) => noon + minutes * minute;

const order = (part: Partial<Order>): Order => ({
  ...sampleOrder(),
  serviceType: 'DELIVERY',
  distance: 3000,
  createdAt: noon,
  ...part,
});
const cooking: Range = { from: 12, to: 18 };

describe('preparation', () => {
  it('takes as long as the slowest product, and products without a time are ready', () => {
    expect(cookingRange([product(10, 15), product(5, 30), product(null, null)])).toEqual({
      from: 10,
      to: 30,
    });
    expect(cookingRange([product(null, 20)])).toEqual({ from: 20, to: 20 });
    expect(cookingRange([product(30, 20)])).toEqual({ from: 20, to: 30 });
  });

  it('is unknown without any time', () => {
    expect(cookingRange([])).toBeNull();
    expect(cookingRange([product(null, null), product(0, 0)])).toBeNull();
  });
});

describe('the wait', () => {
  const wait = (metres: number | null, range: Range | null = cooking) =>
    waitRange({ service: 'DELIVERY', cooking: range, metres });

  it('is the preparation, and for a delivery the way, rounded outwards', () => {
    expect(waitRange({ service: 'PICK_UP', cooking, metres: null })).toEqual({ from: 10, to: 20 });
    expect(wait(3000)).toEqual({ from: 15, to: 40 });
  });

  it('is unknown without either, and at a table', () => {
    expect(wait(null)).toBeNull();
    expect(wait(3000, null)).toBeNull();
    expect(waitRange({ service: 'DINE_IN', cooking, metres: null })).toBeNull();
  });

  it('has ordered ends, and neither more distance nor longer preparation makes it shorter', () => {
    const whole = fc.integer({ min: 1, max: 30_000 });
    const times = fc.tuple(fc.integer({ min: 1, max: 240 }), fc.integer({ min: 0, max: 240 }));
    fc.assert(
      fc.property(whole, whole, times, fc.nat(60), (near, further, [from, more], longer) => {
        const range = { from, to: from + more };
        const short = wait(near, range);
        const long = wait(near + further, { from, to: range.to + longer });
        if (!short || !long) throw new Error('a range is unknown');
        expect(short.from).toBeLessThanOrEqual(short.to);
        expect(long.from).toBeGreaterThanOrEqual(short.from);
        expect(long.to).toBeGreaterThanOrEqual(short.to);
      }),
    );
  });
});

describe('an order’s arrival', () => {
  it('counts from when it was placed, and from each later step that has a time', () => {
    expect(arrivalOf(order({}), cooking, 'm')).toEqual({
      from: moment(15),
      to: moment(40),
      since: noon,
      delay: null,
    });
    const onWay = order({ status: 'ON_WAY', readyAt: moment(15), onWayAt: moment(16) });
    expect(arrivalOf(onWay, cooking, 'm')).toEqual({
      from: moment(20),
      to: moment(35),
      since: moment(16),
      delay: null,
    });
  });

  it('says which step made it later', () => {
    const late = order({ status: 'COOKING', acceptedAt: moment(1), cookingAt: moment(20) });
    expect(arrivalOf(late, cooking, 'm')).toEqual({
      from: moment(35),
      to: moment(60),
      since: moment(20),
      delay: { step: 'COOKING', at: moment(20) },
    });
  });

  it('is unknown for a set time, before an online payment, at a table, and at the end', () => {
    const parts: Partial<Order>[] = [
      { deliveryAt: moment(60) },
      { paymentType: 'PAYME', isPaid: false },
      { serviceType: 'DINE_IN' },
      { serviceType: 'PICK_UP', status: 'DONE', readyAt: moment(10) },
      { status: 'DELIVERED' },
      { status: 'ON_WAY' },
      { distance: null, address: null },
    ];
    for (const part of parts) expect(arrivalOf(order(part), cooking, 'm')).toBeNull();
    expect(arrivalOf(order({}), null, 'm')).toBeNull();
  });

  it('never gets later without naming a step, and has ordered ends', () => {
    const times = fc.array(fc.nat(90), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 20_000 }), (waits, distance) => {
        const [accepted = 0, begun = 0, ready = 0, left = 0] = waits;
        const at = [accepted, accepted + begun, accepted + begun + ready].map(moment);
        const steps: Partial<Order>[] = [
          {},
          { status: 'ACCEPTED', acceptedAt: at[0] ?? null },
          { status: 'COOKING', cookingAt: at[1] ?? null },
          { status: 'DONE', readyAt: at[2] ?? null },
          { status: 'ON_WAY', onWayAt: (at[2] ?? 0) + left * minute },
        ];
        let now = order({ distance });
        let before = Number.POSITIVE_INFINITY;
        for (const step of steps) {
          now = { ...now, ...step };
          const arrival = arrivalOf(now, cooking, 'm');
          if (!arrival) throw new Error('an arrival is unknown');
          expect(arrival.from).toBeLessThanOrEqual(arrival.to);
          if (arrival.to > before) expect(arrival.delay).not.toBeNull();
          before = arrival.to;
        }
      }),
    );
  });

  it('cannot count from a step of the future, such as one told in another time zone', () => {
    const arrival = arrivalOf(order({ createdAt: moment(300) }), cooking, 'm');
    if (!arrival) throw new Error('no arrival');
    expect(isPossible(arrival, noon)).toBe(false);
    expect(isPossible(arrival, moment(298))).toBe(true);
  });

  it('counts down to nothing, and is overdue afterwards', () => {
    const range = { from: moment(15), to: moment(40) };
    expect(minutesLeft(range, noon)).toEqual({ from: 15, to: 40 });
    expect(minutesLeft(range, moment(3))).toEqual({ from: 10, to: 40 });
    expect(minutesLeft(range, moment(20))).toEqual({ from: 0, to: 20 });
    expect(minutesLeft(range, moment(35))).toEqual({ from: 0, to: 5 });
    expect(minutesLeft(range, moment(36))).toEqual({ from: 0, to: 0 });
    expect(minutesLeft(range, moment(40))).toBeNull();
  });

  it('never begins before now', () => {
    const range = { from: moment(15), to: moment(40) };
    expect(rangeAhead(range, noon)).toEqual(range);
    expect(rangeAhead(range, moment(17))).toEqual({ from: moment(20), to: moment(40) });
    expect(rangeAhead(range, moment(39))).toEqual({ from: moment(40), to: moment(40) });
  });
});
