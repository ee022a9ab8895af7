import { expect, test } from 'vitest';
import { sampleProduct } from '../../../tests/samples/models';
import { offeredInstead } from './search';

const dish = (id: string, categoryId: string, grade: number | null, amount: number | null = null) =>
  sampleProduct({ id, categoryId, grade, amount });

test('who found nothing is offered the best of each category, then the best of the rest', () => {
  const products = [
    dish('plov', 'osh', 4.2),
    dish('wedding', 'osh', 4.9),
    dish('tea', 'drinks', null),
    dish('cola', 'drinks', 4),
    dish('gone', 'cakes', 5, 0),
    dish('honey', 'cakes', 4.5),
  ];
  const ids = offeredInstead(products).map(({ id }) => id);
  expect(ids).toEqual(['wedding', 'honey', 'cola', 'plov', 'tea']);
});

test('six are enough', () => {
  const many = Array.from({ length: 20 }, (_, id) => dish(`${id}`, `${id}`, 1));
  expect(offeredInstead(many)).toHaveLength(6);
});
