// @vitest-environment node
import { expect, test } from 'vitest';
import { listBrands } from './brands';
import { fakeServer, json } from './fakeServer.testing';

const bloom = {
  id: 1,
  merchantId: 7002,
  name: 'Bloom',
  domainUrl: 'https://bloom.example/',
  color: '#9C2757',
  image: 'bloom/logo.webp',
};

test('the brands of the catalogue come with their hosts', async () => {
  const { http, received } = fakeServer(() => json([bloom]));
  expect((await listBrands(http))[1]).toEqual([
    {
      id: '1',
      merchantId: '7002',
      name: 'Bloom',
      host: 'bloom.example',
      color: '#9C2757',
      image: 'bloom/logo.webp',
    },
  ]);
  expect(received[0]?.url.pathname).toBe('/api/support/v1/brand/catalog');
});

test('an invalid brand is dropped alone, and an invalid colour only clears the colour', async () => {
  const { http } = fakeServer(() =>
    json({
      content: [null, { id: 2 }, { ...bloom, id: 3, name: '' }, { ...bloom, color: 'red;' }],
    }),
  );
  expect((await listBrands(http))[1]).toMatchObject([{ name: 'Bloom', color: null }]);
});
