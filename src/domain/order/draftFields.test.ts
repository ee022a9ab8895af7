import { expect, it, test } from 'vitest';
import { readDraft, substitutionOf } from './draftFields';

test.each([0.5, 5e-323, -100, 1e300, '100', null])(
  'a stored cashback of %j is ignored: money is a whole number of hundredths',
  (cashback) => {
    expect(readDraft({ cashback }).cashback).toBe(0);
  },
);

test('a valid stored cashback is restored', () => {
  expect(readDraft({ cashback: 150_000 }).cashback).toBe(150_000);
});

it('an answer counts for its product, or for the whole order', () => {
  const answers = { '': 'call', plov: 'replace' };
  expect(substitutionOf(answers)).toBe('call');
  expect(substitutionOf(answers, 'plov')).toBe('replace');
  expect(substitutionOf(answers, 'tea')).toBeNull();
});

it('an unknown stored answer is none', () => {
  expect(substitutionOf({ '': 'BURN', plov: 7 }, 'plov')).toBeNull();
  expect(substitutionOf({ '': 'BURN' })).toBeNull();
  expect(substitutionOf({}, 'constructor')).toBeNull();
});
