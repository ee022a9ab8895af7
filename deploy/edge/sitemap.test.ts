import { expect, test } from 'vitest';
import { sitemap } from './sitemap';

const addressesOf = (text: string | null) =>
  [...(text ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

const pagesOf = (paths: readonly string[]) =>
  paths.map((path) => ({ address: `https://osh.test${path}`, alternates: [] }));

test('what a path contains cannot end its element', () => {
  const text = sitemap('https://osh.test', pagesOf(['/product/</loc><x a="&">']), null);
  expect(addressesOf(text)).toEqual([
    'https://osh.test/product/&lt;/loc&gt;&lt;x a=&quot;&amp;&quot;&gt;',
  ]);
});

test('above the bound of a file it is an index, whose parts hold all pages', () => {
  const paths = Array.from({ length: 7 }, (_, at) => `/product/${at}`);
  const pages = pagesOf(paths);
  const index = sitemap('https://osh.test', pages, null, 3);
  expect(index).toContain('<sitemapindex');
  expect(addressesOf(index)).toEqual([1, 2, 3].map((at) => `https://osh.test/sitemap-${at}.xml`));
  const parts = [1, 2, 3].flatMap((at) => addressesOf(sitemap('https://osh.test', pages, at, 3)));
  expect(parts).toEqual(paths.map((path) => `https://osh.test${path}`));
  expect(sitemap('https://osh.test', pages, 4, 3)).toBeNull();
});

test('50,000 pages are one file, one more are two', () => {
  const paths = Array.from({ length: 50_000 }, (_, at) => `/product/${at}`);
  expect(addressesOf(sitemap('', pagesOf(paths), null))).toHaveLength(50_000);
  expect(addressesOf(sitemap('', pagesOf([...paths, '/x']), null))).toEqual([
    '/sitemap-1.xml',
    '/sitemap-2.xml',
  ]);
});

test('a page names itself in other languages', () => {
  const alternates = [{ lang: 'ru', address: 'https://osh.test/ru/"><x>' }];
  expect(
    sitemap('https://osh.test', [{ address: 'https://osh.test/', alternates }], null),
  ).toContain(
    '<url><loc>https://osh.test/</loc>' +
      '<xhtml:link rel="alternate" hreflang="ru" href="https://osh.test/ru/&quot;&gt;&lt;x&gt;"/></url>',
  );
});
