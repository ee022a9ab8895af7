import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFiles } from '../mocks/serveFiles';
import { routes } from '../src/navigation/paths';
import { compressFolder } from './compress';
import { formerWorkerFiles, formerWorkerOff } from './formerWorkers';
import { pageHeaders } from './headers';
import { get as getFrom, hasNginx, startNginx, testPort } from './nginx.testing';
import { readHosts } from './readHosts';
import { writeServer } from './writeServer';

const page = `<!doctype html><html><head><style>p { margin: 0 }</style>
<script>window.early = 1</script><script type="module" src="/assets/app-1.js"></script>
</head><body>${'<p>shop</p>'.repeat(200)}</body></html>`;
const code = 'export const one = 1;\n'.repeat(200);
const hosts = readHosts({
  '*': { settings: { VITE_API_BASE_URL: 'https://api.example.uz' } },
  'osh.example.uz': {
    settings: { VITE_CURRENCY: 'KZT' },
    allow: ['yandexMaps'],
  },
  '*.example.kz': { allow: ['metaPixel'] },
});

let folder = '';
let port = 0;
let stop: (() => Promise<void>) | undefined;

async function writeBuild(asset: string) {
  const dist = join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(join(dist, 'assets'), { recursive: true });
  await mkdir(join(dist, '.vite'));
  await writeFile(join(dist, '.vite/manifest.json'), '{}');
  for (const name of formerWorkerFiles) await writeFile(join(dist, name), formerWorkerOff);
  await writeFile(join(dist, '_headers'), '/*');
  await writeFile(join(dist, 'index.html'), page.replace('app-1', asset));
  await writeFile(join(dist, `assets/${asset}.js`), code);
  await compressFolder(dist);
  await writeServer({
    dist,
    out: join(folder, 'server'),
    hosts,
    root: join(folder, 'server'),
    port,
  });
}

const get = (path: string, headers: Record<string, string> = {}, at = port) =>
  getFrom(at, path, headers);

/** The same build as served by the browser tests' server. */
async function serveTested() {
  const headers = async () => pageHeaders(page, hosts.fallback);
  const pages = serveFiles(join(folder, 'dist'), { fallback: 'index.html', headers });
  const server = createServer(pages).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, port: address.port };
}

const title = hasNginx()
  ? 'nginx with the generated configuration'
  : 'nginx (skipped: no nginx with the brotli module on this machine)';

describe.skipIf(!hasNginx())(title, () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    port = await testPort();
    await writeBuild('app-1');
    stop = await startNginx(join(folder, 'server'));
  });
  afterAll(async () => {
    await stop?.();
    await rm(folder, { recursive: true, force: true });
  });

  test('returns the page for every path that is not a file', async () => {
    for (const path of ['/', '/?vendor=demo', '/index.html', '/profile/orders/7', '/product/a.b']) {
      const { status, headers, body } = await get(path);
      expect([path, status, headers['content-type']]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(body.toString()).toContain('app-1.js');
    }
  });

  test('sends the page in full and makes browsers revalidate it', async () => {
    const { headers } = await get('/');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.etag).toBeUndefined();
    expect(headers['last-modified']).toBeUndefined();
    const since = { 'if-modified-since': new Date(Date.now() + 1e6).toUTCString() };
    expect((await get('/', since)).status).toBe(200);
  });

  test('caches assets forever; a missing asset is an uncached 404', async () => {
    const { status, headers, body } = await get('/assets/app-1.js');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/javascript');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(body.toString()).toBe(code);
    const missing = await get('/assets/app-0.js');
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).toBe('no-cache');
    expect(missing.body.toString()).not.toContain('app-1.js');
  });

  test('answers the usual names of an earlier shop’s worker with what ends it, never with the page', async () => {
    for (const name of formerWorkerFiles) {
      const { status, headers, body } = await get(`/${name}`);
      expect([name, status, body.toString()]).toEqual([name, 200, formerWorkerOff]);
      expect(headers['content-type']).toContain('application/javascript');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("connect-src 'self'");
    }
  });

  test('sends precompressed files to clients that accept them', async () => {
    for (const [path, text] of [
      ['/assets/app-1.js', code],
      ['/checkout', 'app-1.js'],
    ] as const) {
      const br = await get(path, { 'accept-encoding': 'gzip, br' });
      expect(br.headers['content-encoding']).toBe('br');
      expect(br.headers.vary).toBe('Accept-Encoding');
      expect(brotliDecompressSync(br.body).toString()).toContain(text);
      const gz = await get(path, { 'accept-encoding': 'gzip' });
      expect(gz.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gz.body).toString()).toContain(text);
      expect((await get(path)).headers['content-encoding']).toBeUndefined();
    }
  });

  test('gives each host its own settings and matching policy from one build', async () => {
    const other = await get('/', { host: 'shop.example.uz' });
    expect(other.body.toString()).toContain(
      '<meta name="storefront:VITE_API_BASE_URL" content="https://api.example.uz" />',
    );
    expect(other.headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.example.uz ",
    );
    const osh = await get('/', { host: 'osh.example.uz' });
    expect(osh.body.toString()).toContain('name="storefront:VITE_CURRENCY" content="KZT"');
    expect(osh.headers['content-security-policy']).toContain("'unsafe-eval'");
    const kazakh = await get('/', { host: 'any.example.kz' });
    expect(kazakh.headers['content-security-policy']).toContain('https://connect.facebook.net');
    expect(other.headers['content-security-policy']).not.toMatch(/unsafe|facebook/);
  });

  test('sends the same headers and policy as the browser tests’ server', async () => {
    const tested = await serveTested();
    try {
      const screens = Object.values(routes).map((route) => route.replace(':id', '7'));
      for (const path of [...screens, '/', '/assets/app-1.js', '/assets/app-0.js']) {
        const [here, there] = [await get(path), await get(path, {}, tested.port)];
        expect([path, here.status]).toEqual([path, there.status]);
        for (const name of ['cache-control', ...Object.keys(pageHeaders(page, hosts.fallback))]) {
          const [said, wanted] = [here, there].map(({ headers }) => headers[name.toLowerCase()]);
          expect([path, name, said]).toEqual([path, name, wanted]);
          expect(said).toBeTruthy();
        }
        expect(here.headers.server).toBe('nginx');
      }
    } finally {
      tested.server.close();
    }
  });

  test('sends HSTS only when the request came over https', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    const behindProxy = await get('/', { 'x-forwarded-proto': 'https' });
    expect(behindProxy.headers['strict-transport-security']).toBe('max-age=15552000');
  });

  test('exposes no build metadata and nothing outside its folder', async () => {
    for (const path of ['/.vite/manifest.json', '/_headers', '/../nginx.conf', '/nginx.conf'])
      expect((await get(path)).body.toString()).not.toMatch(/^\{\}|^\/\*|listen/);
  });
});
