import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderWith, writeFiles } from '../files.testing';
import { get } from '../nginx.testing';
import { withSettings } from '../pageMetas';
import { readHosts, readHostsApart } from '../readHosts';
import { builtFiles, builtPage, sheetText } from './edge.testing';
import { startEdge } from './node';
import { readEdgeEnv, withHostsFile } from './readEnv.ts';
import { readSites } from './readSites';

let folder: string;
beforeEach(async () => {
  folder = await folderWith(builtFiles);
});
afterEach(() => rm(folder, { recursive: true }));

const hosts = { '*.shop.test': { settings: { VITE_API_BASE_URL: 'http://127.0.0.1:9/api' } } };

test('the edge on Node serves pages and files, compressed, and stops', async () => {
  const log: string[] = [];
  const { port, stop } = await startEdge(
    { PORT: '0', EDGE_ROOT: folder, EDGE_ASSETS: folder, EDGE_HOSTS: JSON.stringify(hosts) },
    (text) => log.push(text),
  );
  const page = await ask(port, '/', { 'accept-encoding': 'gzip, br' });
  expect(page.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(page.body).toString()).toContain('<div class="early">');
  const gzipped = await ask(port, '/', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzipped.body).toString()).toContain('content="http://127.0.0.1:9/api"');
  const sheet = await ask(port, '/assets/index-1.css');
  expect(sheet.body.toString()).toBe(sheetText);
  expect(sheet.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(sheet.headers['content-security-policy']).toContain("default-src 'none'");
  expect(await ask(port, '/', { host: 'a b' })).toMatchObject({ status: 400 });
  await stop();
  const lines = log.join('').trim().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/', source: 'plain:api' });
  await expect(ask(port, '/')).rejects.toThrow();
});

test('it does not start when a host’s API is a path on no known origin', async () => {
  const env = { PORT: '0', EDGE_ROOT: folder, EDGE_HOSTS: '{"shop.test":{}}' };
  await expect(startEdge(env, () => undefined)).rejects.toThrow(
    'shop.test: the API base is a path',
  );
});

test('one bad entry costs its own host the drawn page, and log and health say why', async () => {
  const log: string[] = [];
  const list = { ...hosts, 'bad.shop.test': { allow: ['yandex'] }, 'path.test': {} };
  const { port, stop } = await startEdge(
    { PORT: '0', EDGE_ROOT: folder, EDGE_HOSTS: JSON.stringify(list) },
    (text) => log.push(text),
  );
  for (const host of ['bad.shop.test', 'path.test', 'demo.shop.test'])
    expect(await ask(port, '/', { host })).toMatchObject({ status: 200 });
  const health = JSON.parse((await ask(port, '/edge/health')).body.toString());
  await stop();
  expect(health.refusedHosts).toEqual([
    { host: 'path.test', why: expect.stringContaining('the API base is a path') },
    { host: 'bad.shop.test', why: expect.stringContaining('"yandex" is not a known third party') },
  ]);
  const lines = log
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ source, error = '' }) => `${source} ${error.slice(0, 10)}`)).toEqual([
    'plain:refused "yandex" i',
    'plain:refused path.test:',
    'plain:api fetch fail',
    'health ',
  ]);
});

test('of a server’s folder it has the pages of the current release', async () => {
  for (const build of ['1-a', '2-b'])
    await writeFiles(join(folder, 'releases', build), {
      'pages/every-other/index.html': builtPage.replace('<title>Menu', `<title>${build}`),
      'site/assets/index-1.css': sheetText,
    });
  for (const build of ['1-a', '2-b']) {
    await symlink(join('releases', build), join(folder, 'current'));
    const sites = await readSites(folder, readHosts({ '*': {} }));
    expect(sites.get('*')?.page).toContain(`<title>${build}`);
    await rm(join(folder, 'current'));
  }
});

test('a host keeps the page that was deployed for it, and one without a page gets that of every other', async () => {
  const out = join(folder, 'server');
  const settings = { VITE_API_BASE_URL: 'https://own.test', VITE_CURRENCY: 'KZT' };
  await writeFiles(out, {
    'pages/every-other/index.html': builtPage,
    'pages/osh.test/index.html': withSettings(builtPage, { settings }),
    'site/assets/index-1.css': sheetText,
  });
  const list = { 'osh.test': { merchantId: '/' }, 'new.test': { merchant: 'osh' } };
  const sites = await readSites(out, readHostsApart(list));
  expect(sites.get('osh.test')).toMatchObject({ isFallback: true, host: { settings } });
  expect(sites.get('osh.test')?.page).toContain('content="KZT"');
  expect(sites.get('new.test')?.refusal).toContain('Its page is not in the folder');
  expect(sites.get('new.test')?.page).toContain('content="new.test=osh"');
});

test('what npm run deploy has written is read as it stands there', async () => {
  const out = join(folder, 'server');
  await writeFiles(out, {
    'pages/every-other/index.html': builtPage.replace('Menu', 'Other'),
    'pages/under-shop.test/index.html': builtPage.replace('Menu', 'Group'),
    'site/assets/index-1.css': sheetText,
  });
  const sites = await readSites(out, readHosts(hosts));
  expect(sites.get('*.shop.test')?.page).toContain('<title>Group');
  expect(sites.get('*')).toMatchObject({
    isFallback: true,
    css: { '/assets/index-1.css': sheetText },
  });
});

const ask = (port: number, path: string, headers: Record<string, string> = {}) =>
  get(port, path, { host: 'demo.shop.test', ...headers });

const file = join(mkdtempSync(join(tmpdir(), 'hosts-')), 'hosts.json');

test('the list of hosts may stand in a file, and is checked as any other', () => {
  writeFileSync(file, '{"osh.example.uz":{}}');
  const { hosts } = readEdgeEnv(withHostsFile({ EDGE_HOSTS_FILE: file }));
  expect(hosts.list).toEqual({ 'osh.example.uz': {} });
  writeFileSync(file, '{"*":');
  expect(() => readEdgeEnv(withHostsFile({ EDGE_HOSTS_FILE: file }))).toThrow(/as JSON/);
});

test('a file that is not there, and two lists, are each a sentence', () => {
  const gone = join(file, '../gone.json');
  expect(() => withHostsFile({ EDGE_HOSTS_FILE: gone })).toThrow(
    `EDGE_HOSTS_FILE is "${gone}", which cannot be read: ENOENT`,
  );
  expect(() => withHostsFile({ EDGE_HOSTS_FILE: file, EDGE_HOSTS: '{}' })).toThrow(
    'EDGE_HOSTS and EDGE_HOSTS_FILE are both set',
  );
});

test('without it nothing changes', () => {
  expect(withHostsFile({ EDGE_HOSTS: '{}', PORT: '1' })).toEqual({ EDGE_HOSTS: '{}', PORT: '1' });
});
