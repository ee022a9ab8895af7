import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  sampleCatalog,
  sampleCategory,
  sampleGroup,
  sampleProduct,
} from '../../../tests/samples/models';
import { arrangeCatalog, firstCategories, makeAvailable, productsById } from './catalog';

function outline(sections: ReturnType<typeof arrangeCatalog>) {
  return sections.map(({ group, categories }) => [
    group?.id ?? null,
    categories.map(({ category, products }) => [category.id, products.map(({ id }) => id)]),
  ]);
}

describe('arranging the catalogue', () => {
  it('sorts groups, categories and products by ascending priority, stably', () => {
    const catalog = {
      groups: [sampleGroup({ id: 'late', priority: 2 }), sampleGroup({ id: 'early', priority: 1 })],
      categories: [
        sampleCategory({ id: 'b', groupId: 'early', priority: 5 }),
        sampleCategory({ id: 'a', groupId: 'early', priority: -1 }),
        sampleCategory({ id: 'c', groupId: 'late' }),
      ],
      products: [
        sampleProduct({ id: '1', categoryId: 'a', priority: 9 }),
        sampleProduct({ id: '2', categoryId: 'a', priority: 3 }),
        sampleProduct({ id: '3', categoryId: 'a', priority: 3 }),
        sampleProduct({ id: '4', categoryId: 'b' }),
        sampleProduct({ id: '5', categoryId: 'c' }),
      ],
    };
    expect(outline(arrangeCatalog(catalog, null))).toEqual([
      [
        'early',
        [
          ['a', ['2', '3', '1']],
          ['b', ['4']],
        ],
      ],
      ['late', [['c', ['5']]]],
    ]);
  });

  it('omits inactive products and empty categories and groups', () => {
    const catalog = {
      ...sampleCatalog([sampleProduct(), sampleProduct({ id: 'off', active: false })]),
      groups: [sampleGroup(), sampleGroup({ id: 'bare' })],
      categories: [sampleCategory(), sampleCategory({ id: 'empty', groupId: 'bare' })],
    };
    expect(outline(arrangeCatalog(catalog, null))).toEqual([['food', [['hot', ['plov']]]]]);
  });

  it('with a nearest branch, shows only products actively linked to it', () => {
    const link = (branchId: string, isActive = true) => [{ branchId, isActive }];
    const catalog = sampleCatalog([
      sampleProduct({ id: 'here', branches: link('near') }),
      sampleProduct({ id: 'paused', branches: link('near', false) }),
      sampleProduct({ id: 'there', branches: link('far') }),
      sampleProduct({ id: 'everywhere', branches: null }),
    ]);
    const shown = (branchId: string | null) =>
      arrangeCatalog(catalog, branchId)[0]?.categories[0]?.products.map(({ id }) => id);
    expect(shown('near')).toEqual(['here', 'everywhere']);
    expect(shown(null)).toEqual(['here', 'paused', 'there', 'everywhere']);
  });

  it('puts categories without a known group last', () => {
    const catalog = {
      groups: [sampleGroup({ priority: 99 })],
      categories: [
        sampleCategory({ id: 'stray', groupId: 'unknown' }),
        sampleCategory({ id: 'free', groupId: null }),
        sampleCategory(),
      ],
      products: ['stray', 'free', 'hot'].map((id) => sampleProduct({ id, categoryId: id })),
    };
    const groups = arrangeCatalog(catalog, null).map(({ group }) => group?.id ?? null);
    expect(groups).toEqual(['food', null]);
  });

  it('treats everything as available after loading', () => {
    const catalog = sampleCatalog([sampleProduct({ isAvailable: false })]);
    expect(makeAvailable(catalog).products[0]?.isAvailable).toBe(true);
    expect(arrangeCatalog(catalog, null)[0]?.categories[0]?.products[0]?.isAvailable).toBe(true);
  });

  it('shows every visible product of a known category exactly once', () => {
    const product = fc.record({
      categoryId: fc.constantFrom('hot', 'cold', 'none', null),
      priority: fc.integer(),
      active: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(product), (records) => {
        const products = records.map((record, id) => sampleProduct({ id: `${id}`, ...record }));
        const categories = [sampleCategory(), sampleCategory({ id: 'cold', groupId: null })];
        const shown = arrangeCatalog({ ...sampleCatalog(products), categories }, null)
          .flatMap((group) => group.categories)
          .flatMap((section) => section.products.map(({ id }) => id));
        const expected = products
          .filter((one) => one.active && ['hot', 'cold'].includes(one.categoryId ?? ''))
          .map(({ id }) => id);
        expect([...shown].sort()).toEqual([...expected].sort());
      }),
    );
  });
});

it('products are found by id through one index per list', () => {
  const catalog = sampleCatalog([sampleProduct()]);
  expect(productsById(catalog).get('plov')).toBe(catalog.products[0]);
  expect(productsById(catalog)).toBe(productsById({ ...catalog }));
});

describe('the first categories', () => {
  const catalog = {
    groups: ['a', 'b', 'c'].map((id) => sampleGroup({ id })),
    categories: ['a1', 'a2', 'b1', 'c1'].map((id) => sampleCategory({ id, groupId: id[0] ?? '' })),
    products: ['a1', 'a2', 'b1', 'c1'].map((categoryId) =>
      sampleProduct({ id: categoryId, categoryId }),
    ),
  };
  const shown = (most: number) =>
    firstCategories(arrangeCatalog(catalog, null), most).map(({ group, categories }) => [
      group?.id,
      categories.map(({ category }) => category.id),
    ]);

  it('end within a group, and leave out groups after that', () => {
    expect(shown(3)).toEqual([
      ['a', ['a1', 'a2']],
      ['b', ['b1']],
    ]);
    expect(shown(1)).toEqual([['a', ['a1']]]);
  });

  it('are all of a smaller shop', () => expect(shown(4)).toHaveLength(3));
});
