// @vitest-environment node
import { expect, test } from 'vitest';
import { edgeBefore } from './edgeBefore';

// Importing home transforms its whole module graph first.
const patience = 60_000;

test('home says what the shop is, in two languages', { timeout: patience }, async () => {
  const ask = edgeBefore();
  const { head, status, text } = await ask('/?utm_source=chat');
  expect(status).toBe(200);
  expect(head).toMatchObject({
    canonical: 'https://demo.shop.test/',
    'og:url': 'https://demo.shop.test/',
    'og:type': 'website',
    'og:site_name': 'Oltin Qozon',
    'og:locale': 'uz_UZ',
    'twitter:card': 'summary',
  });
  expect(head.title).toBe(head['og:title']);
  expect(head.title).toContain('Oltin Qozon');
  expect(head.description).toBe(head['og:description']);
  expect(head.icon).toMatch(/^https:\/\/cdn\.test\/insecure\/resize:fit:64:64\//);
  for (const size of [32, 192])
    expect(text).toMatch(
      new RegExp(`<link rel="icon" sizes="${size}x${size}" href="[^"]*fit:${size}:${size}/`),
    );
  const colour = (scheme: string, value: string) =>
    `<meta name="theme-color" content="${value}" media="(prefers-color-scheme: ${scheme})">`;
  expect(text).toContain(colour('light', '#ffffff') + colour('dark', '#17212b'));
  expect(head['apple-touch-icon']).toContain('resize:fit:180:180');
  expect(head['og:image']).toContain('resize:fit:1200:630');
  expect(head).not.toHaveProperty('robots');

  const russian = (await ask('/', 'ru')).head;
  expect(russian['og:locale']).toBe('ru_RU');
  expect(russian.description).toMatch(/[а-я]/i);
  expect(russian.description).not.toBe(head.description);
});

test('a product says its name, price and picture', { timeout: patience }, async () => {
  const ask = edgeBefore();
  const { head, status } = await ask('/product/lagmon?utm_source=chat');
  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: expect.stringMatching(/^.+ – Oltin Qozon$/),
    canonical: 'https://demo.shop.test/product/lagmon',
    'og:type': 'product',
    'product:price:amount': expect.stringMatching(/^\d+$/),
    'product:price:currency': 'UZS',
    'twitter:card': 'summary_large_image',
  });
  expect(head['og:image']).toContain('lagmon');
  const russian = (await ask('/product/lagmon', 'ru')).head;
  expect(russian.title).toMatch(/^[А-Я].* – /);
  expect(russian['product:price:amount']).toBe(head['product:price:amount']);
});

test('an address with a language is a page of its own in it', { timeout: patience }, async () => {
  const ask = edgeBefore();
  const origin = 'https://demo.shop.test';
  const { head, text } = await ask('/ru/product/lagmon');
  expect(text).toContain('<html lang="ru-RU"');
  expect(head['og:locale']).toBe('ru_RU');
  expect(head.canonical).toBe(`${origin}/ru/product/lagmon`);
  const alternates = (page: string) =>
    [...page.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, lang, address]) => `${lang} ${address}`,
    );
  expect(alternates(text)).toEqual([
    `x-default ${origin}/product/lagmon`,
    `uz ${origin}/uz/product/lagmon`,
    `ru ${origin}/ru/product/lagmon`,
  ]);
  const own = await ask('/product/lagmon', 'ru');
  expect(own.head.canonical).toBe(`${origin}/product/lagmon`);
  expect(alternates(own.text)).toEqual(alternates(text));
  expect((await ask('/ru')).head.canonical).toBe(`${origin}/ru`);
});

test('each public page has a title of its own', { timeout: patience }, async () => {
  const ask = edgeBefore();
  const paths = ['/', '/about', '/offerta', '/privacy', '/category', '/branches', '/vacancy'];
  const heads = await Promise.all(paths.map(async (path) => (await ask(path)).head));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length);
  expect(heads.map(({ canonical }) => canonical)).toEqual(
    paths.map((path) => `https://demo.shop.test${path}`),
  );
});

test.each(['/basket', '/checkout', '/profile', '/profile/orders/77', '/login', '/search'])(
  'search engines leave %s out',
  { timeout: patience },
  async (path) => {
    const { head, status, text } = await edgeBefore()(path);
    expect(status).toBe(200);
    expect(head.robots).toBe('noindex');
    expect(head).not.toHaveProperty('canonical');
    expect(text).not.toContain('77');
  },
);

test.each([
  '/product/no-such-dish',
  '/product/o%20sh',
  '/nothing',
  '/uz/nothing',
  '/product/lagmon/more',
])(
  '%s does not exist: the page with which the app says so, as a 404',
  { timeout: patience },
  async (path) => {
    const { head, status, text } = await edgeBefore()(path);
    expect(status).toBe(404);
    expect(head.robots).toBe('noindex');
    expect(head).not.toHaveProperty('canonical');
    expect(head.title).toMatch(/^.+ – Oltin Qozon$/);
    expect(text).toContain('Toʻy oshi');
    expect(text).not.toContain('no-such-dish');
  },
);

test('every page of the sitemap exists, and may be found', { timeout: patience }, async () => {
  const ask = edgeBefore();
  const { text } = await ask('/sitemap.xml');
  const paths = [...text.matchAll(/<loc>https:\/\/demo\.shop\.test([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(paths).toContain('/product/lagmon');
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    const { status, head } = await ask(path);
    expect([path, status, head.canonical]).toEqual([path, 200, `https://demo.shop.test${path}`]);
    expect(head).not.toHaveProperty('robots');
  }
});

test('the manifest is the merchant’s, with all that a browser installs by', {
  timeout: patience,
}, async () => {
  const ask = edgeBefore();
  expect((await ask('/about')).head.manifest).toBe('/manifest.webmanifest');
  const manifest = JSON.parse((await ask('/manifest.webmanifest')).text);
  expect(manifest).toMatchObject({
    short_name: 'Oltin Qozon',
    start_url: '/',
    display: 'standalone',
    lang: 'uz-Latn-UZ',
    dir: 'ltr',
    theme_color: expect.stringMatching(/^#[\da-f]{6}$/i),
    shortcuts: [
      { name: 'Savat', url: '/basket' },
      { name: 'Buyurtmalarim', url: '/profile/orders' },
    ],
  });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
    '192x192',
    '512x512',
  ]);
  for (const { src } of manifest.icons) expect(src).toMatch(/^https:\/\/cdn\.test\/insecure\//);
});
