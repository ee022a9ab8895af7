import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtFiles, siteOf } from './edge/edge.testing';
import { staticInline } from './edge/staticPage';
import { hasNginx, serveBuild } from './nginx.testing';
import { readConf } from './nginxEdge.testing';
import { inlineHashes } from './policy';
import { readHosts } from './readHosts';
import { replaceFiles } from './replaceFiles';

let nginx: Awaited<ReturnType<typeof serveBuild>>;

const osh = 'osh.example.uz';
const get = (path: string, headers: Record<string, string> = {}) =>
  nginx.get(path, { host: osh, ...headers });

const files = {
  'home.html': `home of osh ${'x'.repeat(2000)}`,
  'product/7.html': 'product of osh',
  'robots.txt': 'robots of osh',
  'sitemap.xml': 'pages of osh',
  'manifest.webmanifest': '{}',
};

const title = hasNginx()
  ? 'nginx with home in files'
  : 'nginx with home in files (skipped: no nginx with the brotli module on this machine)';

const servers = [[title], [`${title}, and an edge that is down`]] as const;

describe.skipIf(!hasNginx()).each(servers)('%s', (name) => {
  beforeAll(async () => {
    const hosts = readHosts({ '*': {}, [osh]: {}, 'plov.example.uz': {} });
    const confOf = (cache: string) => readConf({ port: '9', cache });
    nginx = await serveBuild({ ...builtFiles, 'robots.txt': 'robots of the build' }, hosts, {
      hasHome: true,
      ...(name !== title && { confOf }),
    });
    const put = async (write: (path: string, text: string) => Promise<void>) => {
      for (const [path, text] of Object.entries(files)) await write(path, text);
    };
    await replaceFiles(join(nginx.out, 'pages', osh), put, { isCompressed: true });
  });
  afterAll(() => nginx?.stop());

  test.each([
    ['/', 'home of osh', 'text/html; charset=utf-8'],
    ['/?utm_source=chat', 'home of osh', 'text/html; charset=utf-8'],
    ['/product/7', 'product of osh', 'text/html; charset=utf-8'],
    ['/product/7/', 'product of osh', 'text/html; charset=utf-8'],
    ['/robots.txt', 'robots of osh', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'pages of osh', 'application/xml; charset=utf-8'],
    ['/manifest.webmanifest', '{}', 'application/manifest+json'],
  ])('%s is the host’s own file', async (path, text, type) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      'no-cache',
    ]);
    expect(body.toString()).toMatch(new RegExp(`^${text}`));
  });

  test('it comes compressed, and never as what the browser has already', async () => {
    const { headers, body } = await get('/', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.etag).toBeUndefined();
    expect(brotliDecompressSync(body).toString()).toBe(files['home.html']);
  });

  test.each(['/checkout', '/product/8', '/product/a.b', '/ru', '/ru/product/7', '/home.html'])(
    '%s is the page of the build',
    async (path) => {
      const { body } = await get(path);
      expect(body.toString()).toContain('<title>Menu</title>');
    },
  );

  test('a host without files has the page and the robots of the build, and no others', async () => {
    const host = 'plov.example.uz';
    for (const path of ['/', '/product/7'])
      expect((await get(path, { host })).body.toString()).toContain('<title>Menu</title>');
    expect((await get('/robots.txt', { host })).body.toString()).toBe('robots of the build');
    expect((await get('/sitemap.xml', { host })).status).toBe(404);
  });

  test('the policy allows every inline script and style of such a page', async () => {
    const { scripts, styles } = inlineHashes(staticInline(siteOf()));
    expect([scripts.length, styles.length]).toEqual([3, 5]);
    const policy = (await get('/')).headers['content-security-policy'] ?? '';
    for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash);
  });
});
