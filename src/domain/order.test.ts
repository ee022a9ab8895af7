import { describe, expect, it } from 'vitest';
import { orderStatuses } from './order';
import { isActive, isFinal, orderProgress } from './orderProgress';

describe('an order', () => {
  it('is over when it is delivered, closed or cancelled', () => {
    expect(orderStatuses.filter(isFinal)).toEqual(['CANCELED', 'DELIVERED', 'CLOSED']);
    expect(isActive({ status: 'ON_WAY' })).toBe(true);
    expect(isActive({ status: 'CLOSED' })).toBe(false);
  });

  it('with an unknown status is still watched', () => {
    expect(isActive({ status: null })).toBe(true);
    expect(orderProgress(null, 'DELIVERY')).toBeNull();
  });
});

describe('progress', () => {
  it('of a delivery goes by way of the courier', () => {
    const statuses = ['CREATED', 'ACCEPTED', 'COOKING', 'DONE', 'ON_WAY', 'DELIVERED'] as const;
    const progress = statuses.map((status) => orderProgress(status, 'DELIVERY'));
    expect(progress.map((one) => one?.step)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(progress[0]?.steps).toEqual(statuses);
  });

  it('of a pick-up ends at the counter', () => {
    const step = (status: 'DONE' | 'ON_WAY' | 'DELIVERED' | 'CLOSED') =>
      orderProgress(status, 'PICK_UP')?.step;
    expect([step('DONE'), step('ON_WAY'), step('DELIVERED'), step('CLOSED')]).toEqual([4, 4, 5, 5]);
  });

  it('counts the statuses that are no step as the step they stand for', () => {
    expect(orderProgress('AT_TIME', 'DELIVERY')?.step).toBe(1);
    expect(orderProgress('OPEN', 'DINE_IN')?.step).toBe(1);
    expect(orderProgress('ATTACHED', 'DELIVERY')?.step).toBe(4);
    expect(orderProgress('CLOSED', 'DELIVERY')?.step).toBe(6);
  });

  it('is nothing to show for a cancelled order, and within its steps for all others', () => {
    for (const status of orderStatuses) {
      for (const serviceType of ['DELIVERY', 'PICK_UP', 'DINE_IN', null] as const) {
        const progress = orderProgress(status, serviceType);
        if (status === 'CANCELED') expect(progress).toBeNull();
        else expect(progress?.steps[progress.step - 1]).toBeDefined();
      }
    }
  });
});
