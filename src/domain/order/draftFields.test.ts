import { expect, test } from 'vitest';
import { readDraft } from './draftFields';

test.each([0.5, 5e-323, -100, 1e300, '100', null])(
  'a stored cashback of %j is ignored: money is a whole number of hundredths',
  (cashback) => {
    expect(readDraft({ cashback }).cashback).toBe(0);
  },
);

test('a valid stored cashback is restored', () => {
  expect(readDraft({ cashback: 150_000 }).cashback).toBe(150_000);
});
