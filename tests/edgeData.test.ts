// @vitest-environment node
import { expect, test } from 'vitest';
import { createBackend } from '../mocks/backend/app';
import { dataIn, edgeBefore } from './edgeBefore';

// Importing home transforms its whole module graph first.
const patience = 60_000;

test.each([
  ['demo', 'Restaurant', 'Oltin Qozon'],
  ['bloom', 'Store', 'Bloom gullari'],
])('home of %s says that it is a %s', { timeout: patience }, async (vendor, type, name) => {
  const { text } = await edgeBefore()('/', 'uz', `${vendor}.shop.test`);
  const origin = `https://${vendor}.shop.test`;
  expect(dataIn(text)).toEqual([
    expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': type,
      '@id': `${origin}/`,
      url: `${origin}/`,
      name,
      currenciesAccepted: 'UZS',
      image: expect.stringMatching(/^https:\/\/cdn\.test\/insecure\//),
    }),
  ]);
});

test('a product says what search engines ask for, as the head does', {
  timeout: patience,
}, async () => {
  const { text, head } = await edgeBefore()('/product/lagmon');
  const url = 'https://demo.shop.test/product/lagmon';
  const [product, crumbs, ...more] = dataIn(text);
  expect(more).toEqual([]);
  expect(product).toMatchObject({
    '@type': 'Product',
    '@id': url,
    name: head.title?.replace(' – Oltin Qozon', ''),
    description: expect.stringMatching(/^Xamiri /),
    image: head['og:image'],
    sku: 'lagmon',
    offers: {
      '@type': 'Offer',
      url,
      price: Number(head['product:price:amount']),
      priceCurrency: 'UZS',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Oltin Qozon', item: 'https://demo.shop.test/' },
      { position: 2, item: expect.stringContaining('https://demo.shop.test/category?id=') },
      { position: 3, item: url },
    ],
  });
});

test('a product that is sold out says so', { timeout: patience }, async () => {
  const backend = createBackend();
  const product = backend.db.products.find(({ id }) => id === 'lagmon');
  if (!product) throw new Error('There is no lagmon');
  product.amount = 0;
  const { text } = await edgeBefore(backend)('/product/lagmon');
  expect(dataIn(text)[0]).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('a hostile name stays inside: of the head and of the data', {
  timeout: patience,
}, async () => {
  const backend = createBackend();
  const product = backend.db.products.find(({ id }) => id === 'lagmon');
  if (!product) throw new Error('There is no lagmon');
  const name = '</script></title><script>alert(1)</script>"><!--\u2028x';
  // As entities: tags of a name are off.
  const written = name.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  Object.assign(product, { name: { uz: written }, description: { uz: written } });
  const { text, head } = await edgeBefore(backend)('/product/lagmon');
  expect(text).not.toMatch(/<script>alert|<!--\u2028/);
  expect(text.match(/<\/title>/g)).toHaveLength(1);
  expect(dataIn(text)[0]).toMatchObject({ name });
  expect(head['og:title']).toContain('&lt;/script&gt;&lt;/title&gt;');
});

test.each(['/about', '/basket', '/product/no-such-dish'])(
  '%s has no data of its own',
  { timeout: patience },
  async (path) => {
    expect(dataIn((await edgeBefore()(path)).text)).toEqual([]);
  },
);
