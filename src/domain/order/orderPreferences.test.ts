import { describe, expect, it } from 'vitest';
import { sampleDraft } from '../../../tests/samples/orders';
import type { OrderDraft } from './draftFields';
import type { ServiceType } from './order';
import { preferencesOf } from './orderPreferences';

const receiver = { firstName: 'Jamshid', phone: '+998931112233' };
const later = { later: true, day: '2026-03-04', time: '19:30' };
const deliveryAt = Date.parse('2026-03-04T19:30:00+05:00');

type From = Partial<Omit<Parameters<typeof preferencesOf>[0], 'draft'>>;

const preferences = (over: Partial<OrderDraft>, from: From = {}) =>
  preferencesOf({
    draft: sampleDraft(over),
    serviceType: 'DELIVERY',
    user: { phone: '+998901234567' },
    isReceiverOffered: true,
    deliveryAt: null,
    ...from,
  });

describe('the receiver', () => {
  it('is another person if the merchant allows it, but not at a table', () => {
    expect(preferences({ receiver }).receiver).toEqual(receiver);
    expect(preferences({ receiver }, { serviceType: 'PICK_UP' }).receiver).toEqual(receiver);
    expect(preferences({ receiver }, { isReceiverOffered: false }).receiver).toBeNull();
    expect(preferences({ receiver }, { serviceType: 'DINE_IN' }).receiver).toBeNull();
  });
});

describe('the receipt', () => {
  it('goes to the entered number, else to the customer’s own', () => {
    const phone = (over: Partial<OrderDraft>) =>
      preferences({ sendCheque: true, ...over }).sendChequePhone;
    expect(phone({ sendChequePhone: '+998931112233' })).toBe('+998931112233');
    expect(phone({ sendChequePhone: '' })).toBe('+998901234567');
    expect(phone({ sendChequePhone: '+99893111' })).toBe('+998901234567');
  });

  it('has no number when not requested', () => {
    expect(preferences({ sendChequePhone: '+998931112233' })).toMatchObject({
      sendCheque: false,
      sendChequePhone: '',
    });
  });
});

describe('the time', () => {
  it('is sent with the day and the time it was built from', () => {
    expect(preferences(later, { deliveryAt })).toMatchObject({
      deliveryAt,
      day: '2026-03-04',
      time: '19:30',
    });
  });

  it.each<[string, From]>([
    ['for as soon as possible', { deliveryAt: null }],
    ['at a table', { deliveryAt, serviceType: 'DINE_IN' satisfies ServiceType }],
  ])('is null %s', (_, from) => {
    expect(preferences(later, from)).toMatchObject({ deliveryAt: null, day: null, time: null });
  });
});

it('the courier comment is sent only for deliveries and pick-ups', () => {
  const comments = { courierComment: ' ring twice ', note: ' mild ' };
  expect(preferences(comments)).toMatchObject({ courierComment: 'ring twice', note: 'mild' });
  expect(preferences(comments, { serviceType: 'DINE_IN' })).toMatchObject({
    courierComment: '',
    note: 'mild',
  });
});

it('a card is sent only with the payment type that needs one', () => {
  expect(preferences({ paymentType: 'OTHER', cardId: 'card-1' }).cardId).toBe('card-1');
  expect(preferences({ paymentType: 'CASH', cardId: 'card-1' }).cardId).toBeNull();
});
