import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { close, listen } from '../mocks/serve';
import { serveFiles } from '../mocks/serveFiles';
import { routes } from '../src/navigation/paths';
import { formerWorkerFiles, formerWorkerOff } from './formerWorkers';
import { pageHeaders } from './headers';
import { get as getFrom, hasNginx, serveBuild } from './nginx.testing';
import { readHosts } from './readHosts';

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

const files = {
  '.vite/manifest.json': '{}',
  _headers: '/*',
  'index.html': page,
  'assets/app-1.js': code,
  ...Object.fromEntries(formerWorkerFiles.map((name) => [name, formerWorkerOff])),
};

let nginx: Awaited<ReturnType<typeof serveBuild>>;
const get: typeof nginx.get = (path, headers) => nginx.get(path, headers);

/** The same build as served by the browser tests' server. */
async function serveTested() {
  const headers = async () => pageHeaders(page, hosts.fallback);
  const pages = serveFiles(nginx.dist, { fallback: 'index.html', headers });
  const { server, origin } = await listen(0, pages, '127.0.0.1');
  return { server, port: Number(new URL(origin).port) };
}

const title = hasNginx()
  ? 'nginx with the generated configuration'
  : 'nginx (skipped: no nginx with the brotli module on this machine)';

describe.skipIf(!hasNginx())(title, () => {
  beforeAll(async () => {
    nginx = await serveBuild(files, hosts);
  });
  afterAll(() => nginx?.stop());

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

  test('answers a path that is no screen with the page, as a 404', async () => {
    for (const path of ['/ru/product/7', '/ru', '/basket/', '/?x=/nothing'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    for (const path of ['/nothing', '/ru/nothing', '/product/7/more', '/not-a-screen', '/x.png']) {
      const { status, headers, body } = await get(path, { 'accept-encoding': 'br' });
      expect([path, status]).toEqual([path, 404]);
      expect(brotliDecompressSync(body).toString()).toContain('<p>shop</p>');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
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
        const [here, there] = [await get(path), await getFrom(tested.port, path)];
        expect([path, here.status]).toEqual([path, there.status]);
        for (const name of ['cache-control', ...Object.keys(pageHeaders(page, hosts.fallback))]) {
          const [said, wanted] = [here, there].map(({ headers }) => headers[name.toLowerCase()]);
          expect([path, name, said]).toEqual([path, name, wanted]);
          expect(said).toBeTruthy();
        }
        expect(here.headers.server).toBe('nginx');
      }
    } finally {
      await close(tested.server);
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
