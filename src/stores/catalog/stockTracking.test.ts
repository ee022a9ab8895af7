import { beforeEach, expect, test } from 'vitest';
import { sampleProduct } from '../../../tests/samples/models';
import * as merchant from '../merchant';
import { rememberTracking } from './stockTracking';

const withAmount = (amount: number) => ({
  groups: [],
  categories: [],
  products: [sampleProduct({ amount })],
});
const shop = (id: string) => Object.assign(merchant.state, { merchant: { id } });

beforeEach(() => {
  localStorage.clear();
  merchant.state.merchant = null;
});

test('what was seen of a shop counts for that shop', () => {
  shop('17');
  expect(rememberTracking(withAmount(0))).toBe(false);
  expect(rememberTracking(withAmount(3))).toBe(true);
  expect(rememberTracking(withAmount(0))).toBe(true);
  shop('18');
  expect(rememberTracking(withAmount(0))).toBe(false);
});

test('nothing is remembered of a shop whose id is not known', () => {
  expect(rememberTracking(withAmount(3))).toBe(true);
  expect(localStorage).toHaveLength(0);
  expect(rememberTracking(withAmount(0))).toBe(false);
});
