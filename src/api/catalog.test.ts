// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { getCatalog, getGrades } from './catalog';
import { fakeServer, json } from './fakeServer.testing';

const osh = { id: 'p1', categoryId: 'c1', name: { ru: 'Плов' }, costPrice: 25000 };

async function load(answer: unknown) {
  const server = fakeServer(() => json(answer));
  const [error, catalog] = await getCatalog(server.http, 'TG');
  return { ...server, error, catalog };
}

async function loadProduct(product: Record<string, unknown>) {
  const { catalog } = await load({ products: [{ ...osh, ...product }] });
  return catalog?.products[0];
}

describe('the catalogue', () => {
  test('is requested by channel', async () => {
    const { received } = await load({ products: [] });
    expect(received[0]?.url.href).toBe('https://shop.example/api/products/v1/overalls?type=TG');
  });

  test('is read from its flat lists, ignoring nested ones', async () => {
    const { catalog } = await load({
      groups: [{ id: 1, name: 'Food', categories: [{ id: 'nested' }] }],
      categories: [{ id: 'c1', groupId: 1, products: [{ ...osh, id: 'nested' }] }],
      products: [osh],
    });
    expect(catalog?.groups.map(({ id }) => id)).toEqual(['1']);
    expect(catalog?.categories).toMatchObject([{ id: 'c1', groupId: '1', viewType: null }]);
    expect(catalog?.products.map(({ id }) => id)).toEqual(['p1']);
  });

  test('is read from nested lists if a flat list is missing', async () => {
    const { catalog } = await load({
      groups: [
        {
          id: 'g1',
          categories: [{ id: 'c1', groupId: null, products: [{ ...osh, categoryId: null }] }],
        },
      ],
      categories: null,
    });
    expect(catalog?.categories).toMatchObject([{ id: 'c1', groupId: 'g1' }]);
    expect(catalog?.products).toMatchObject([{ id: 'p1', categoryId: 'c1' }]);
  });

  test('an empty flat list beside full nested ones counts as none', async () => {
    const { catalog } = await load({
      groups: [],
      categories: [{ id: 'c1', products: [osh] }],
      products: [],
    });
    expect(catalog?.products).toMatchObject([{ id: 'p1', categoryId: 'c1' }]);
  });

  test.each([{}, [], { groups: 'none' }])('%j is not a catalogue', async (answer) => {
    expect((await load(answer)).error?.kind).toBe('unreadable');
  });

  test('an invalid record is dropped alone and reported', async () => {
    const { catalog, faults } = await load({
      groups: [{ id: 'g1' }, { name: 'nobody' }],
      categories: [{ id: 'c1', viewType: 'HUGE', scrollType: 7 }, null],
      products: [
        osh,
        { ...osh, id: null },
        { ...osh, id: 'p3', costPrice: null },
        { ...osh, id: 'p4', costPrice: -5 },
        { ...osh, id: 'p5', name: null, unit: 'BUCKET', costPrice: '30000.50' },
      ],
    });
    expect(catalog?.groups).toHaveLength(1);
    expect(catalog?.categories).toMatchObject([{ viewType: null, scrollType: 'VERTICAL' }]);
    expect(catalog?.products).toMatchObject([
      { id: 'p1', costPrice: 2_500_000 },
      { id: 'p5', costPrice: 3_000_050, name: {}, unit: null },
    ]);
    expect(faults.map(({ what }) => what)).toEqual([
      'record 1 left out: "id"',
      'record 1 left out: ""',
      'record 1 left out: "id"',
      'record 2 left out: "costPrice"',
      'record 3 left out: "costPrice"',
    ]);
  });
});

describe('a product', () => {
  test('without an amount has unlimited stock', async () => {
    expect((await loadProduct({}))?.amount).toBeNull();
  });

  test.each([
    [0, 0],
    ['3', 3],
    [0.5, 0.5],
    [-2, -2],
    ['many', null],
  ])('says %j and has a stock of %j', async (amount, expected) => {
    expect((await loadProduct({ amount }))?.amount).toBe(expected);
  });

  test.each([
    [150, 100],
    [-5, 0],
    ['10', 10],
    [null, 0],
  ])('a discount of %j is %i percent', async (discount, expected) => {
    expect((await loadProduct({ discount }))?.discount).toBe(expected);
  });

  test.each([
    ['GRAMM', 'GRAMM'],
    ['COUNT', 'COUNT'],
    ['BOX', null],
    [undefined, null],
    [3, null],
  ])('sold by %j is sold by %j', async (unit, expected) => {
    expect((await loadProduct({ unit }))?.unit).toBe(expected);
  });

  test.each([
    [false, false],
    [true, true],
    [null, true],
    [undefined, true],
  ])('with deliveryEnabled %j is deliverable: %j', async (deliveryEnabled, expected) => {
    expect((await loadProduct({ deliveryEnabled }))?.isDeliverable).toBe(expected);
  });

  test('takes its category from an id or a record', async () => {
    expect((await loadProduct({ categoryId: null, category: { id: 9 } }))?.categoryId).toBe('9');
  });

  test.each([
    ['by id', [{ branchId: 1, isActive: false }], [{ branchId: '1', isActive: false }]],
    ['by record', [{ branch: { id: 'b' }, active: true }], [{ branchId: 'b', isActive: true }]],
    ['without a flag', [{ branchId: 'b' }], [{ branchId: 'b', isActive: true }]],
    ['to nothing, which says nothing', [{ isActive: true }], null],
    ['by a record that is a bare id', [{ branch: 17 }], [{ branchId: '17', isActive: true }]],
    ['by a bare id', ['b', 7], ['b', '7'].map((branchId) => ({ branchId, isActive: true }))],
    [
      'that are switched off',
      [{ branch: { id: 'b', isActive: false }, isActive: true }],
      [{ branchId: 'b', isActive: false }],
    ],
    [
      'that are deleted',
      [{ branch: { id: 'b', deleted: true } }],
      [{ branchId: 'b', isActive: false }],
    ],
    ['by null', null, null],
    ['by a missing field', undefined, null],
    ['by an invalid value', 'everywhere', null],
    ['by an empty list', [], []],
  ])('has branch links %s', async (_, productBranch, expected) => {
    expect((await loadProduct({ productBranch }))?.branches).toEqual(expected);
  });

  test('without a picture of its own has the first of its gallery, in the basket as on its card', async () => {
    const gallery = ['a.webp', 'b.webp'];
    expect(await loadProduct({ gallery })).toMatchObject({ image: 'a.webp', gallery });
    expect(await loadProduct({ image: 'c.webp', gallery })).toMatchObject({ image: 'c.webp' });
    expect(await loadProduct({})).toMatchObject({ image: null });
  });

  test.each([0, '0', '0.0', '', null])('with a measure of %j has none', async (measure) => {
    expect((await loadProduct({ measure }))?.measure).toBeNull();
    expect((await loadProduct({ measure: '0.5 l' }))?.measure).toBe('0.5 l');
  });

  test('has option groups, also under their other field names', async () => {
    const product = await loadProduct({
      type: 'MODIFICATION',
      modificationGroups: [
        { id: 1, name: 'Size', min: 1, max: 1, modifications: [{ id: 'm1', price: '5000' }] },
        { id: 2, minCount: 0, maxCount: 3, products: [{ id: 'm2', costPrice: 700 }] },
        {
          id: 3,
          max: 0,
          modifications: [
            { id: 'm3', price: 0 },
            { name: 'no id', price: 0 },
          ],
        },
        {
          id: 4,
          min: 2,
          max: 1,
          modifications: [
            { id: 'm1', product: { id: 'x', name: 'Large', price: 300 } },
            { product: { id: 'm2', name: 'Huge', costPrice: '400' } },
            { id: 'without a price' },
          ],
        },
        { name: 'no id' },
      ],
    });
    expect(product?.modificationGroups).toMatchObject([
      { id: '1', min: 1, max: 1, modifications: [{ id: 'm1', price: 500_000 }] },
      { id: '2', min: 0, max: 3, modifications: [{ id: 'm2', price: 70_000 }] },
      { id: '3', min: 0, max: null, modifications: [{ id: 'm3', price: 0 }] },
      {
        id: '4',
        min: 2,
        max: 2,
        modifications: [
          { id: 'm1', price: 30_000, name: { ru: 'Large' } },
          { id: 'm2', price: 40_000, name: { ru: 'Huge' } },
        ],
      },
    ]);
  });

  test('keeps only fields the storefront uses', async () => {
    const product = await loadProduct({ posterId: 'x', mxicCode: 'y', category: { id: 1 } });
    expect(product).not.toHaveProperty('posterId');
    expect(product).not.toHaveProperty('category');
    expect(product).not.toHaveProperty('productBranch');
  });
});

test.each([
  ['grade', -1],
  ['grade', '5.1'],
  ['timeCookingMin', -10],
  ['timeCookingMax', '-10'],
])('a product’s %s of %j is none', async (name, value) => {
  expect(await loadProduct({ [name]: value })).toHaveProperty(name, null);
});

test.each([
  ['grade', 0],
  ['grade', 5],
  ['timeCookingMin', 0],
  ['timeCookingMax', 600],
])('a product’s %s of %j is read', async (name, value) => {
  expect(await loadProduct({ [name]: value })).toHaveProperty(name, value);
});

test('grades are none outside of 0 to 5', async () => {
  const list = [-0.5, 0, 5, 92].map((grade, productId) => ({ productId, grade }));
  const { http } = fakeServer(() => json(list));
  const [, grades] = await getGrades(http);
  expect(grades?.map(({ grade }) => grade)).toEqual([null, 0, 5, null]);
});

test('grades are read, dropping those without a product', async () => {
  const { http } = fakeServer(() => json([{ productId: 1, grade: '4.5' }, { grade: 5 }]));
  expect(await getGrades(http)).toEqual([null, [{ productId: '1', grade: 4.5 }]]);
});
