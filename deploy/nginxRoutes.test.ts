import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { stripPathPrefixes } from '../src/domain/start/pathPrefixes';
import { routes } from '../src/navigation/paths';
import { compressFolder } from './compress';
import { routeOf } from './edge/visit';
import { shownPaths } from './nginx';
import { get, hasNginx, startNginx, testPort } from './nginx.testing';
import { readHosts } from './readHosts';
import { writeServer } from './writeServer';

const screens = Object.values(routes).map((route) => route.replace(':id', 'a.b-7'));
const prefixes = ['', '/ru', '/uz', '/1', '/2', '/ru/2', '/1/uz', '/ru/uz', '/eng', '/3', '/1/2'];
const others = [
  '/nothing',
  '/product',
  '/product/7/more',
  '/profile/orders/7/none',
  '/Basket',
  '/s',
];

test.each(prefixes)('nginx takes the same paths for screens as the edge, after “%s”', (prefix) => {
  const shown = new RegExp(shownPaths);
  for (const path of [...screens, ...others])
    for (const address of [prefix + path, `${prefix}${path}/`]) {
      const isScreen = routeOf(stripPathPrefixes(address).path).name !== null;
      expect([address, shown.test(address)]).toEqual([address, isScreen]);
    }
});

const body = `<!doctype html><html><head></head><body>${'<p>shop</p>'.repeat(200)}</body></html>`;

test.skipIf(!hasNginx())(
  'nginx answers a path that is no screen with the page, as a 404',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    const dist = join(folder, 'dist');
    await mkdir(join(dist, 'assets'), { recursive: true });
    await writeFile(join(dist, 'index.html'), body);
    await compressFolder(dist);
    const port = await testPort();
    const out = join(folder, 'server');
    await writeServer({ dist, out, hosts: readHosts({ '*': {} }), root: out, port });
    const stop = await startNginx(out);
    onTestFinished(async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    });
    for (const path of [...screens, '/ru/product/7', '/ru', '/basket/', '/?x=/nothing'])
      expect([path, (await get(port, path)).status]).toEqual([path, 200]);
    for (const path of ['/nothing', '/ru/nothing', '/product/7/more', '/not-a-screen', '/x.png']) {
      const { status, headers, body: sent } = await get(port, path, { 'accept-encoding': 'br' });
      expect([path, status]).toEqual([path, 404]);
      expect(brotliDecompressSync(sent).toString()).toContain('<p>shop</p>');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  },
);
