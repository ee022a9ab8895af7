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

test.each([
  ['/', 200, '/index.html'],
  ['/profile/orders/7', 200, '/index.html'],
  ['/product/a.b', 200, '/index.html'],
  ['/index.html', 200, '/index.html'],
  ['/product/7', 200, '/product/7.html'],
  ['/product/8', 200, '/index.html'],
  // never the page
  ['/assets/app-0.js', 404, null],
])('%s is a %i: a product in a file, else the page, without a redirect', (path, status, file) => {
  const withProduct = { ...site, files: [...site.files, '/product/7.html'] };
  expect(askStatic(withProduct, path)).toMatchObject({ status, file });
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
