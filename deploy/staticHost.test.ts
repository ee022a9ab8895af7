import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesIn, folderWith } from './files.testing';
import { formerWorkerFiles } from './formerWorkers';
import { pageHeaders } from './headers';
import { readHosts } from './readHosts';
import { askStatic } from './staticHost.testing';
import { writeStatic } from './writeServer';

const page = `<!doctype html><html><head><script>window.early = 1</script>
<script type="module" src="/assets/app-1.js"></script></head><body></body></html>`;
const { fallback: host } = readHosts({
  '*': { settings: { VITE_API_BASE_URL: 'https://api.example.uz' }, allow: ['metaPixel'] },
});
let out = '';
let site: Parameters<typeof askStatic>[0];

beforeAll(async () => {
  const dist = await folderWith({
    '.vite/manifest.json': '{}',
    'index.html': page,
    'assets/app-1.js': '',
    'assets/app-1.js.br': '',
  });
  out = await folderWith();
  await writeStatic(dist, out, host);
  await rm(dist, { recursive: true });
  const files = (await filesIn(out)).map((path) => `/${path}`);
  const [headers, redirects] = await Promise.all(
    ['_headers', '_redirects'].map((name) => readFile(join(out, name), 'utf8')),
  );
  site = { files, headers: headers ?? '', redirects: redirects ?? '' };
});
afterAll(() => rm(out, { recursive: true }));

test('a static host’s folder holds the shop and its two rule files, without build metadata', () => {
  expect(site.files).toEqual(['/_headers', '/_redirects', '/assets/app-1.js', '/index.html']);
});

test('every path that is not a file returns the page without a redirect', () => {
  for (const path of ['/', '/profile/orders/7', '/product/a.b', '/index.html'])
    expect(askStatic(site, path)).toMatchObject({ status: 200, file: '/index.html' });
});

test('a product in a file is its page', () => {
  const withProduct = { ...site, files: [...site.files, '/product/7.html'] };
  expect(askStatic(withProduct, '/product/7')).toMatchObject({
    status: 200,
    file: '/product/7.html',
  });
  expect(askStatic(withProduct, '/product/8')).toMatchObject({ status: 200, file: '/index.html' });
});

test('a missing asset is a 404 and never the page', () => {
  expect(askStatic(site, '/assets/app-0.js')).toMatchObject({ status: 404, file: null });
});

test('every response has the other servers’ headers, including HSTS', () => {
  const wanted = Object.entries(pageHeaders(page, host));
  expect(wanted.length).toBeGreaterThan(4);
  for (const path of ['/', '/checkout', '/assets/app-1.js', '/assets/app-0.js']) {
    const { headers } = askStatic(site, path);
    for (const [name, value] of wanted) expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers['strict-transport-security']).toBe('max-age=15552000');
  }
});

test('only files with a hash in the name are cached forever', () => {
  const kept = (path: string) => askStatic(site, path).headers['cache-control'];
  expect(kept('/assets/app-1.js')).toBe('public, max-age=31536000, immutable');
  expect(kept('/')).toBeUndefined();
  expect(kept('/checkout')).toBeUndefined();
});

test('what ends a former service worker never comes from a cache', () => {
  const former = formerWorkerFiles.map((name) => `/${name}`);
  const built = { ...site, files: [...site.files, ...former] };
  for (const file of former)
    expect(askStatic(built, file)).toMatchObject({
      file,
      headers: { 'cache-control': 'no-cache' },
    });
});

test('the rules stay within the limits of static hosts', () => {
  // Cloudflare Pages: 100 header rules, 2,000 characters a line
  for (const line of site.headers.split('\n')) expect(line.length).toBeLessThan(2000);
  expect(site.headers.match(/^\S/gm)).toHaveLength(2 + formerWorkerFiles.length);
});
