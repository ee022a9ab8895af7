import { expect, it } from 'vitest';
import { idempotencyKey } from './idempotencyKey';
import type { OrderRequest } from './orderRequest';

const basket = 'b'.repeat(32);
const request = { merchantId: '1', note: 'Piyozsiz 🧅', deliveryTariffId: '7' } as OrderRequest;

it('is the same for the same wish out of the same basket, whatever its tariff is called', () => {
  const again = { ...request, deliveryTariffId: '8' };
  expect(idempotencyKey(basket, again)).toBe(idempotencyKey(basket, request));
});

it('is another as soon as anything of the wish, or the basket, is another', () => {
  const keys = [
    idempotencyKey(basket, request),
    idempotencyKey(basket, { ...request, note: 'Piyozsiz' }),
    idempotencyKey(basket, { ...request, merchantId: '2' }),
    idempotencyKey('c'.repeat(32), request),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it('fits into the 64 characters that a server keeps', () => {
  expect(idempotencyKey(basket, request)).toMatch(/^[\w-]{40,64}$/);
});
