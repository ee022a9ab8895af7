import { expect, test } from 'vitest';
import { sampleOptions, sampleProduct } from '../../../tests/samples/models';
import { readFacts, writeFacts } from './cardFacts';

test.each([
  { id: 'plov', costPrice: 2_500_000, discount: 12.5, amount: null },
  { id: 'two words, "signs" and\na line', costPrice: 0, discount: 0, amount: 0.5 },
])('the facts of a card are read as they were written: $id', (facts) => {
  const product = sampleProduct(facts);
  expect(readFacts(writeFacts(product))).toEqual({ ...facts, modificationGroups: [] });
});

test('a product whose options have to be chosen has none', () => {
  const groups = [sampleOptions({ small: 0, big: 5 }, { min: 1 })];
  expect(writeFacts(sampleProduct({ modificationGroups: groups }))).toBeUndefined();
});

test('a product whose options may be left out has them', () => {
  const groups = [sampleOptions({ cheese: 5 }, { min: 0 })];
  expect(writeFacts(sampleProduct({ modificationGroups: groups }))).toBeDefined();
});
