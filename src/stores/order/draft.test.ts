import { expect, test } from 'vitest';
import { read } from './draft';

test.each([0.5, 5e-323, -100, 1e300, '100', null])(
  'a stored cashback of %j is ignored: money is a whole number of hundredths',
  (cashback) => {
    expect(read({ cashback }).cashback).toBe(0);
  },
);

test('a valid stored cashback is restored', () => {
  expect(read({ cashback: 150_000 }).cashback).toBe(150_000);
});
