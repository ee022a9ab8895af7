import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formerWorkerFiles } from './formerWorkers';
import { pageHeaders } from './headers';
import { withSettings } from './pageMetas';
import { readHosts } from './readHosts';
import { askStatic } from './staticHost.testing';
import { writeStatic } from './writeServer';

const page = `<!doctype html><html><head><script>window.early = 1</script>
<script type="module" src="/assets/app-1.js"></script></head><body></body></html>`;
const { fallback: host } = readHosts({
  '*': { settings: { VITE_API_BASE_URL: 'https://api.example.uz' }, allow: ['metaPixel'] },
});
let folder = '';
let site: Parameters<typeof askStatic>[0];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'));
  const [dist, out] = [join(folder, 'dist'), join(folder, 'out')];
  await mkdir(join(dist, 'assets'), { recursive: true });
  await mkdir(join(dist, '.vite'));
  await writeFile(join(dist, '.vite/manifest.json'), '{}');
  await writeFile(join(dist, 'index.html'), page);
  await writeFile(join(dist, 'assets/app-1.js'), '');
  await writeFile(join(dist, 'assets/app-1.js.br'), '');
  await writeStatic(dist, out, host);
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length));
  const [headers, redirects] = await Promise.all(
    ['_headers', '_redirects'].map((name) => readFile(join(out, name), 'utf8')),
  );
  site = { files, headers: headers ?? '', redirects: redirects ?? '' };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the page names its merchant before the script that reads it, if the host list does', () => {
  const named = readHosts({ 'osh.example.uz': { merchantId: 7001 }, 'b.example.uz': {} }).named;
  const written = (name: string) => withSettings(page, named.get(name) ?? host);
  expect(written('osh.example.uz')).toMatch(
    /<meta name="storefront:merchant" content="7001" \/>\s*<script>/,
  );
  expect(written('b.example.uz')).not.toContain('storefront:merchant');
});

test('a static host’s folder holds the shop and its two rule files, without build metadata', () => {
  expect([...site.files].sort()).toEqual([
    '/_headers',
    '/_redirects',
    '/assets/app-1.js',
    '/index.html',
  ]);
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
