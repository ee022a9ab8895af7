import { describe, expect, it } from 'vitest';
import { courierStatuses } from '../delivery/courier';
import { orderStatuses } from './order';
import { courierFact, paymentFact } from './orderFacts';
import { isOnline } from './payment';
import { paymentTypes } from './paymentTraits';

describe('what is said of the courier', () => {
  const delivery = { serviceType: 'DELIVERY', courierId: null } as const;

  it('is nothing before the shop has accepted the order, and once it is cancelled', () => {
    for (const status of ['OPEN', 'CREATED', 'AT_TIME', 'CANCELED', null] as const)
      for (const courier of courierStatuses)
        expect(courierFact({ ...delivery, courierId: '1', status }, courier)).toBeNull();
  });

  it.each([
    ['COOKING', 'NEW_ORDER', 'NEW_ORDER'],
    ['DONE', 'PERFORMER_PICK_UP_ARRIVED', 'PERFORMER_PICK_UP_ARRIVED'],
    ['COOKING', 'PERFORMER_PICKUPED', 'none'],
    ['COOKING', 'PERFORMER_DELIVERED_FINISH', 'none'],
    ['ON_WAY', 'NEW_ORDER', 'PERFORMER_PICKUPED'],
    ['ON_WAY', 'PERFORMER_ARRIVED', 'PERFORMER_ARRIVED'],
    ['ON_WAY', 'PERFORMER_RETURNING', 'PERFORMER_RETURNING'],
    ['DELIVERED', 'PERFORMER_PICKUPED', 'PERFORMER_DELIVERED_FINISH'],
    ['CLOSED', 'PERFORMER_RETURNED_FINISH', 'PERFORMER_RETURNED_FINISH'],
  ] as const)('follows the order: %s with %s says %s', (status, courier, said) => {
    expect(courierFact({ ...delivery, status }, courier)).toBe(said);
  });

  it('is that one was found when only the courier is known', () => {
    expect(courierFact({ ...delivery, courierId: '1', status: 'COOKING' }, null)).toBe(
      'PERFORMER_FOUND',
    );
  });

  it('is nothing where nobody carries the order', () => {
    expect(courierFact({ ...delivery, status: 'COOKING' }, null)).toBeNull();
    for (const serviceType of ['PICK_UP', 'DINE_IN', null] as const)
      expect(
        courierFact({ serviceType, courierId: '1', status: 'ON_WAY' }, 'PERFORMER_PICKUPED'),
      ).toBeNull();
  });
});

describe('what is said of the payment', () => {
  const open = orderStatuses.filter((each) => !['DELIVERED', 'CLOSED', 'CANCELED'].includes(each));

  it('is where to pay, until the order is over, for what is paid on hand-over', () => {
    const places = [
      ['DELIVERY', 'toCourier'],
      ['PICK_UP', 'atBranch'],
      ['DINE_IN', 'atTable'],
    ] as const;
    for (const paymentType of paymentTypes.filter((type) => !isOnline(type)))
      for (const [serviceType, said] of places) {
        const order = { paymentType, serviceType, isPaid: false };
        for (const status of open) expect(paymentFact({ ...order, status })).toBe(said);
        for (const status of ['DELIVERED', 'CLOSED', 'CANCELED'] as const)
          expect(paymentFact({ ...order, status })).toBeNull();
      }
  });

  it('is that it is unpaid only where a payment is waited for', () => {
    for (const paymentType of paymentTypes.filter(isOnline))
      for (const status of orderStatuses)
        expect(paymentFact({ status, paymentType, serviceType: 'DELIVERY', isPaid: false })).toBe(
          status === 'CANCELED' ? null : 'unpaid',
        );
  });

  it('is that it is paid, or to be refunded once the order is cancelled', () => {
    for (const paymentType of [...paymentTypes, null])
      for (const status of orderStatuses)
        expect(paymentFact({ status, paymentType, serviceType: 'PICK_UP', isPaid: true })).toBe(
          status === 'CANCELED' ? 'refunding' : 'paid',
        );
  });

  it('is nothing where the server names no payment', () => {
    expect(
      paymentFact({ status: 'COOKING', paymentType: null, serviceType: 'PICK_UP', isPaid: false }),
    ).toBeNull();
  });
});
