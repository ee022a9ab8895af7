// @vitest-environment node
import { expect, test } from 'vitest';
import { createBackend } from '../mocks/backend/app';
import { dataIn, edgeBefore } from './edgeBefore';

// Importing home transforms its whole module graph first.
const patience = 60_000;
const origin = 'https://demo.shop.test';

/**
 * What Google requires, and recommends as far as a shop knows it
 * (https://developers.google.com/search/docs/appearance/structured-data: local-business, product-snippet,
 * merchant-listing, breadcrumb). Not known: priceRange, servesCuisine, review, the number of ratings.
 */
const asked: Readonly<Record<string, readonly string[]>> = {
  Restaurant: [
    'name',
    'address.@type',
    'address.streetAddress',
    'geo.latitude',
    'geo.longitude',
    'telephone',
    'url',
    'openingHoursSpecification.0.opens',
    'openingHoursSpecification.0.closes',
    'openingHoursSpecification.0.dayOfWeek.0',
  ],
  Product: ['name', 'image', 'description', 'sku', 'offers.price', 'offers.priceCurrency'],
  BreadcrumbList: [0, 1, 2].flatMap((at) =>
    ['@type', 'position', 'name', 'item'].map((field) => `itemListElement.${at}.${field}`),
  ),
};

const fieldOf = (value: unknown, path: string): unknown =>
  path.split('.').reduce((part: unknown, key) => Object(part)[key], value);

test.each([
  ['/', ['Restaurant']],
  ['/branches', Array.from({ length: 5 }, () => 'Restaurant')],
  ['/product/lagmon', ['Product', 'BreadcrumbList']],
])('%s has what Google asks for', { timeout: patience }, async (path, types) => {
  const data = dataIn((await edgeBefore()(path)).text);
  expect(data.map((each) => each['@type'])).toEqual(types);
  for (const each of data)
    for (const field of asked[each['@type']] ?? [])
      expect([field, fieldOf(each, field) ?? 'missing']).not.toEqual([field, 'missing']);
});

test('the shop is at the address of its main branch, with its hours', {
  timeout: patience,
}, async () => {
  const [shop] = dataIn((await edgeBefore()('/')).text);
  expect(shop).toMatchObject({
    hasMenu: `${origin}/category`,
    menu: `${origin}/category`,
    telephone: expect.stringMatching(/^\+998\d{9}$/),
    address: { '@type': 'PostalAddress', streetAddress: 'Amir Temur shoh koʻchasi, 12' },
    geo: { '@type': 'GeoCoordinates', latitude: 41.3118, longitude: 69.2421 },
  });
  const [hours] = Object(shop?.openingHoursSpecification);
  expect(hours.dayOfWeek).toHaveLength(7);
  expect(hours).toMatchObject({ opens: '00:00', closes: '23:59' });
});

test('a branch says each of its hours, those past midnight too, and when it is closed', {
  timeout: patience,
}, async () => {
  const data = dataIn((await edgeBefore()('/branches')).text);
  const hoursOf = (name: string) => {
    const branch = data.find((each) => each.name === name);
    const list: { opens: string; closes: string; dayOfWeek: string[] }[] = Object(
      branch?.openingHoursSpecification,
    );
    return list.map(({ opens, closes, dayOfWeek }) => `${opens}-${closes} ${dayOfWeek.length}`);
  };
  expect(hoursOf('Chilonzor')).toEqual(['00:00-00:00 1', '11:00-23:00 6', '07:00-10:00 2']);
  expect(hoursOf('Yunusobod (tungi)')).toEqual(['17:00-03:00 7']);
  expect(data[1]).toMatchObject({
    '@id': `${origin}/branches?branch=chilonzor`,
    parentOrganization: { '@id': `${origin}/` },
  });
});

test('without branches, or where the merchant shows none, no address is made up', {
  timeout: patience,
}, async () => {
  const failing = createBackend();
  failing.faults.add({ path: '/users/v1/branches', status: 500 });
  const hidden = createBackend();
  for (const settings of hidden.db.settings) settings.branchesActive = false;
  for (const backend of [failing, hidden]) {
    const { text, status } = await edgeBefore(backend)('/');
    expect(status).toBe(200);
    const [shop] = dataIn(text);
    expect(shop).toMatchObject({ '@type': 'Restaurant', name: 'Oltin Qozon' });
    expect(shop).not.toHaveProperty('address');
    expect(shop).not.toHaveProperty('openingHoursSpecification');
  }
});

type Section = { name: string; hasMenuItem: { name: string; url: string; offers: object }[] };

test('the menu has all sections with their items, and a bound', { timeout: patience }, async () => {
  const menuOf = async (backend = createBackend()) =>
    dataIn((await edgeBefore(backend)('/category')).text)[0] as unknown as {
      '@type': string;
      hasMenuSection: Section[];
    };
  const menu = await menuOf();
  expect(menu['@type']).toBe('Menu');
  const items = menu.hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem);
  expect(menu.hasMenuSection.length).toBeGreaterThan(5);
  expect(items.find(({ url }) => url === `${origin}/product/lagmon`)).toMatchObject({
    '@type': 'MenuItem',
    offers: { price: expect.any(Number), priceCurrency: 'UZS' },
  });
  const large = createBackend();
  const [one] = large.db.products;
  if (!one) throw new Error('There is no product');
  large.db.products.push(...Array.from({ length: 400 }, (_, at) => ({ ...one, id: `more-${at}` })));
  const bounded = (await menuOf(large)).hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem);
  expect(bounded).toHaveLength(300);
});
