import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../../tests/samples/orders';
import { type Order, type OrderStatus, orderStatuses, type ServiceType } from './order';
import { canCancel, canGrade } from './orderActions';
import { isActive, isFinal, orderProgress, orderTimeline } from './orderProgress';

const progressOf = (
  status: OrderStatus | null,
  serviceType: ServiceType | null,
  deliveryAt: number | null = null,
) => orderProgress({ status, serviceType, deliveryAt });

describe('an order', () => {
  it('is final when delivered, closed or cancelled', () => {
    expect(orderStatuses.filter(isFinal)).toEqual(['CANCELED', 'DELIVERED', 'CLOSED']);
    expect(isActive({ status: 'ON_WAY' })).toBe(true);
    expect(isActive({ status: 'CLOSED' })).toBe(false);
  });

  it('with an unknown status stays active', () => {
    expect(isActive({ status: null })).toBe(true);
    expect(progressOf(null, 'DELIVERY')).toBeNull();
  });

  it('can be cancelled until it is prepared, if the merchant allows it', () => {
    const statuses = orderStatuses.filter((status) => canCancel({ status }, true));
    expect(statuses).toEqual(['OPEN', 'ACCEPTED', 'CREATED', 'AT_TIME']);
    expect(canCancel({ status: 'CREATED' }, false)).toBe(false);
    expect(canCancel({ status: null }, true)).toBe(false);
  });

  it('can be graded once, after hand-over', () => {
    const gradable = orderStatuses.filter((status) => canGrade({ status, grade: null }));
    expect(gradable).toEqual(['DELIVERED', 'CLOSED']);
    expect(canGrade({ status: 'CLOSED', grade: 4 })).toBe(false);
  });
});

describe('progress', () => {
  it('of a delivery includes the courier', () => {
    const statuses = ['CREATED', 'ACCEPTED', 'COOKING', 'DONE', 'ON_WAY', 'DELIVERED'] as const;
    const progress = statuses.map((status) => progressOf(status, 'DELIVERY'));
    expect(progress.map((one) => one?.step)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(progress[0]?.steps).toEqual(statuses);
  });

  it('of a pick-up ends with closed', () => {
    const step = (status: 'DONE' | 'ON_WAY' | 'DELIVERED' | 'CLOSED') =>
      progressOf(status, 'PICK_UP')?.step;
    expect([step('DONE'), step('ON_WAY'), step('DELIVERED'), step('CLOSED')]).toEqual([4, 4, 5, 5]);
  });

  it('of a scheduled order starts as scheduled', () => {
    const progress = progressOf('AT_TIME', 'PICK_UP', 1);
    expect(progress).toMatchObject({
      step: 1,
      steps: ['AT_TIME', 'ACCEPTED', 'COOKING', 'DONE', 'CLOSED'],
    });
    expect(progressOf('CREATED', 'PICK_UP', 1)?.step).toBe(1);
  });

  it('maps statuses that are no step to the equivalent step', () => {
    expect(progressOf('AT_TIME', 'DELIVERY')?.step).toBe(1);
    expect(progressOf('OPEN', 'DINE_IN')?.step).toBe(1);
    expect(progressOf('ATTACHED', 'DELIVERY')?.step).toBe(4);
    expect(progressOf('CLOSED', 'DELIVERY')?.step).toBe(6);
  });

  it('is null for a cancelled order, and within its steps for all others', () => {
    for (const status of orderStatuses) {
      for (const serviceType of ['DELIVERY', 'PICK_UP', 'DINE_IN', null] as const) {
        for (const deliveryAt of [null, 1]) {
          const progress = progressOf(status, serviceType, deliveryAt);
          if (status === 'CANCELED') expect(progress).toBeNull();
          else expect(progress?.steps[progress.step - 1]).toBeDefined();
        }
      }
    }
  });
});

describe('the timeline', () => {
  const times: Partial<Order> = { createdAt: 1, acceptedAt: 2, cookingAt: 3 };
  const stations = (over: Partial<Order>) =>
    orderTimeline(sampleOrder({ ...times, ...over })).map(({ status, at, isReached }) =>
      isReached ? [status, at] : status,
    );

  it('has times for past steps and none for upcoming ones', () => {
    expect(stations({ status: 'COOKING', serviceType: 'PICK_UP', readyAt: 9 })).toEqual([
      ['CREATED', 1],
      ['ACCEPTED', 2],
      ['COOKING', 3],
      'DONE',
      'CLOSED',
    ]);
  });

  it('of a cancelled order ends with the cancellation', () => {
    expect(stations({ status: 'CANCELED', serviceType: 'DELIVERY', cookingAt: null })).toEqual([
      ['CREATED', 1],
      ['ACCEPTED', 2],
      ['CANCELED', null],
    ]);
  });

  it('of a closed delivery ends as delivered', () => {
    const over = { status: 'CLOSED', serviceType: 'DELIVERY', closedAt: 8 } as const;
    expect(stations(over).at(-1)).toEqual(['DELIVERED', 8]);
  });

  it('of an order with an unknown status is empty', () => {
    expect(stations({ status: null })).toEqual([]);
  });
});
