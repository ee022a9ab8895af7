import { expect, it } from 'vitest';
import { sampleRequest } from '../../../tests/samples/orders';
import { idempotencyKey } from './idempotencyKey';
import type { OrderRequest } from './orderRequest';

const basket = 'b'.repeat(32);
const cheese = { id: 'cheese', groupId: 'add', name: { uz: 'Pishloq' }, price: 300, count: 1 };
const plov = {
  ...{ productId: 'plov', name: { uz: 'Palov' }, count: 2, costPrice: 2_500_000, discount: 0 },
  ...{ modifications: [cheese], note: '' },
};
const request = sampleRequest({
  ...{ merchantId: '1', note: 'Piyozsiz 🧅', deliveryTariffId: '7' },
  lines: [plov],
});

it('is the same for the same order from the same basket, whatever its tariff id', () => {
  const again = { ...request, deliveryTariffId: '8' };
  expect(idempotencyKey(basket, again)).toBe(idempotencyKey(basket, request));
});

it('is the same whatever the order of the fields, also of what the order holds', () => {
  const address = { id: 'temporary:1', latitude: 41.3, details: { floor: '3', office: '12' } };
  const turned = { details: { office: '12', floor: '3' }, latitude: 41.3, id: 'temporary:1' };
  const order = { ...request, address } as OrderRequest;
  const { address: _, ...others } = order;
  const again = Object.assign({ address: turned }, others) as unknown as OrderRequest;
  expect(JSON.stringify(again)).not.toBe(JSON.stringify(order));
  expect(idempotencyKey(basket, again)).toBe(idempotencyKey(basket, order));
});

it('is the same with and without the names of dishes and options', () => {
  const modifications = [{ ...cheese, name: {} }];
  const again = { ...request, lines: [{ ...plov, name: {}, modifications }] };
  expect(idempotencyKey(basket, again)).toBe(idempotencyKey(basket, request));
});

it('changes when any part of the order or the basket changes', () => {
  const keys = [
    idempotencyKey(basket, request),
    idempotencyKey(basket, { ...request, note: 'Piyozsiz' }),
    idempotencyKey(basket, { ...request, merchantId: '2' }),
    idempotencyKey(basket, { ...request, lines: [{ ...plov, modifications: [] }] }),
    idempotencyKey('c'.repeat(32), request),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it('fits into 64 characters', () => {
  expect(idempotencyKey(basket, request)).toMatch(/^[\w-]{40,64}$/);
});
