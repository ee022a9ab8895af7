import { expect, it } from 'vitest';
import { sampleCatalog, sampleProduct } from '../../../tests/samples/models';
import type { Product } from './catalog';
import { searchExample } from './searchExample';

const uz = ({ name }: Product) => name.uz ?? '';
const named = (name: string, over: Partial<Product> = {}) =>
  sampleProduct({ id: name, name: { uz: name }, ...over });

const exampleOf = (products: readonly Product[], branchId: string | null = null) =>
  searchExample(sampleCatalog([...products]), branchId, uz);

it('is the first short name by priority; equal priorities keep the order of the catalogue', () => {
  const products = [
    named('Toʻyona guldasta', { priority: 1 }),
    named('Lola', { priority: 3 }),
    named('Atirgul', { priority: 2 }),
    named('Nilufar', { priority: 2 }),
  ];
  expect(exampleOf(products)).toBe('Atirgul');
});

it('is sold at the chosen branch', () => {
  const branches = [{ branchId: 'far', isActive: true }];
  const products = [
    named('Osh', { active: false }),
    named('Lagʻmon', { branches }),
    named('Somsa', { priority: 1 }),
  ];
  expect(exampleOf(products, 'near')).toBe('Somsa');
  expect(exampleOf(products, 'far')).toBe('Lagʻmon');
});

it('is missing in an empty catalogue and in one without a short name', () => {
  expect(exampleOf([])).toBeNull();
  expect(exampleOf([named(''), named('7'), named('Toʻyona guldasta')])).toBeNull();
});
