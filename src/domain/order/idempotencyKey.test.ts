import { expect, it } from 'vitest';
import { idempotencyKey } from './idempotencyKey';
import type { OrderRequest } from './orderRequest';

const basket = 'b'.repeat(32);
const request = { merchantId: '1', note: 'Piyozsiz 🧅', deliveryTariffId: '7' } as OrderRequest;

it('is the same for the same order from the same basket, whatever its tariff id', () => {
  const again = { ...request, deliveryTariffId: '8' };
  expect(idempotencyKey(basket, again)).toBe(idempotencyKey(basket, request));
});

it('is the same whatever the order of the fields', () => {
  const turned = Object.fromEntries(Object.entries(request).reverse()) as OrderRequest;
  expect(Object.keys(turned)).not.toEqual(Object.keys(request));
  expect(idempotencyKey(basket, turned)).toBe(idempotencyKey(basket, request));
});

it('changes when any part of the order or the basket changes', () => {
  const keys = [
    idempotencyKey(basket, request),
    idempotencyKey(basket, { ...request, note: 'Piyozsiz' }),
    idempotencyKey(basket, { ...request, merchantId: '2' }),
    idempotencyKey('c'.repeat(32), request),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it('fits into 64 characters', () => {
  expect(idempotencyKey(basket, request)).toMatch(/^[\w-]{40,64}$/);
});
