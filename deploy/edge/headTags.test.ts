import { expect, test } from 'vitest';
import type { PageHead } from '../../src/app/edge/headTypes';
import { headTags } from './headTags';

const head: PageHead = {
  isFound: true,
  title: 'Plov – Osh',
  siteName: 'Osh',
  description: 'Rice and carrots',
  address: 'https://osh.shop.test/product/12',
  alternates: [{ lang: 'ru', address: 'https://osh.shop.test/ru/product/12' }],
  isIndexed: true,
  locale: 'uz_UZ',
  otherLocales: ['ru_RU'],
  type: 'product',
  picture: 'https://cdn.test/insecure/plain/plov.webp@webp',
  icon: 'https://cdn.test/icon',
  icons: [{ size: 32, address: 'https://cdn.test/icon-32' }],
  touchIcon: 'https://cdn.test/touch',
  themeColors: { light: '#ffffff', dark: '#17212b' },
  manifest: '/manifest.webmanifest?vendor=osh',
  price: { amount: 45_000.5, currency: 'UZS' },
  data: [],
};

test('the head of a product says all of it', () => {
  expect(headTags(head).replaceAll('>', '>\n').trim().split('\n')).toEqual([
    '<title>',
    'Plov – Osh</title>',
    '<link rel="icon" href="https://cdn.test/icon">',
    '<link rel="icon" sizes="32x32" href="https://cdn.test/icon-32">',
    '<link rel="apple-touch-icon" href="https://cdn.test/touch">',
    '<link rel="manifest" href="/manifest.webmanifest?vendor=osh">',
    '<link rel="canonical" href="https://osh.shop.test/product/12">',
    '<link rel="alternate" hreflang="ru" href="https://osh.shop.test/ru/product/12">',
    '<meta name="description" content="Rice and carrots">',
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#17212b" media="(prefers-color-scheme: dark)">',
    '<meta name="apple-mobile-web-app-title" content="Osh">',
    '<meta property="og:type" content="product">',
    '<meta property="og:site_name" content="Osh">',
    '<meta property="og:title" content="Plov – Osh">',
    '<meta property="og:description" content="Rice and carrots">',
    '<meta property="og:url" content="https://osh.shop.test/product/12">',
    '<meta property="og:image" content="https://cdn.test/insecure/plain/plov.webp@webp">',
    '<meta property="og:locale" content="uz_UZ">',
    '<meta property="og:locale:alternate" content="ru_RU">',
    '<meta property="product:price:amount" content="45000.5">',
    '<meta property="product:price:currency" content="UZS">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]);
});

test('what is not known is left out, and a browser still asks for no icon', () => {
  const nothing = {
    description: '',
    address: null,
    picture: null,
    icon: null,
    icons: [],
    touchIcon: null,
  };
  const text = headTags({ ...head, ...nothing, isIndexed: false, type: 'website', price: null });
  expect(text).toContain('<link rel="icon" href="data:,">');
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).toContain('content="summary">');
  expect(text).not.toMatch(/content=""|null|canonical|og:url|og:image|price|description/);
});

test.each([
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '&quot;><script>',
  '<!-- <title>',
])('the merchant’s text %s stays text', (text) => {
  const tags = headTags({ ...head, title: text, siteName: text, description: text, picture: text });
  expect(tags.match(/</g)).toHaveLength(23);
  expect(tags).not.toMatch(/<script|<img|<!--/);
  const values = [...tags.matchAll(/content="([^"]*)"/g)].map(([, value = '']) => unescaped(value));
  expect(values.filter((value) => value === text)).toHaveLength(6);
});

const unescaped = (value: string): string =>
  value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test('structured data is inert: no text of a merchant leaves its element', () => {
  const name = '</script><script>alert(1)</script><!--\u2028\u2029';
  const tags = headTags({ ...head, data: [{ name }] });
  const text = /<script type="application\/ld\+json">(.*?)<\/script>$/s.exec(tags)?.[1] ?? '';
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ name });
});
