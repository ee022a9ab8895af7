import { beforeAll, expect, test } from 'vitest';
import { sampleOrder } from '../../../tests/samples/orders';
import { showLanguage, textsComplete } from '../../i18n/t';
import { orderTitle } from './orderTitle';

beforeAll(async () => {
  await showLanguage('eng');
  await textsComplete();
});

test.each([
  ['CREATED', null, 'Order sent'],
  ['AT_TIME', null, 'Order sent'],
  ['ACCEPTED', 'PERFORMER_FOUND', 'Order accepted'],
  ['ON_WAY', 'PERFORMER_PICKUPED', 'On the way'],
  ['ON_WAY', 'PERFORMER_ARRIVED', 'The courier has arrived'],
  ['CANCELED', null, 'Cancelled'],
] as const)('an order that is %s, its courier %s, has its title', (status, courier, title) => {
  expect(orderTitle(sampleOrder({ status, paymentType: 'CASH' }), courier)).toBe(title);
});

test('an order that waits for its payment says so, whatever its status', () => {
  const order = sampleOrder({ status: null, paymentType: 'PAYME', isPaid: false });
  expect(orderTitle(order, null)).toBe('Waiting for payment');
});

test('an order whose state is unknown is titled by its number', () => {
  const order = sampleOrder({ status: null, number: '1024', paymentType: 'CASH' });
  expect(orderTitle(order, null).replaceAll(/\s/g, ' ')).toBe('Order #1024');
});
