import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../mocks/freePort';
import { builtPage, reply, setUp } from './edge/edge.testing';
import { nodeCodecs } from './edge/nodeCodecs';
import { get, hasNginx, startNginx } from './nginx.testing';
import { readHosts } from './shopHost';
import { writeServer } from './writeServer';

// nginx in front of the edge, configured by the very text of deploy/README.

let folder = '';
let port = 0;
let edge: ReturnType<typeof setUp>;
let server: Server;
let stop: (() => Promise<void>) | undefined;

/** The two `nginx` blocks of the README's section, with this test's addresses. */
async function readmeConf(edgePort: number): Promise<{ http: string; own: string }> {
  const readme = await readFile(new URL('README.md', import.meta.url), 'utf8');
  const section = readme.slice(readme.indexOf('### nginx in front'));
  const [http = '', own = ''] = [...section.matchAll(/```nginx\n(.*?)```/gs)].map(([, text]) =>
    (text ?? '')
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${edgePort}`)
      .replaceAll('/var/cache/nginx', `${folder}/cache`),
  );
  return { http, own };
}

const title = hasNginx()
  ? 'nginx in front of the edge'
  : 'nginx in front of the edge (skipped: no nginx with the brotli module on this machine)';

describe.skipIf(!hasNginx())(title, () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nginx-edge-'));
    port = await freePort(20_000 + (process.pid % 20_000), () => undefined);
    const dist = join(folder, 'dist');
    await mkdir(join(dist, 'assets'), { recursive: true });
    await mkdir(join(folder, 'cache'));
    await writeFile(join(dist, 'index.html'), builtPage);
    await writeFile(join(dist, 'assets/index-1.css'), '.home{color:red}');
    const out = join(folder, 'server');
    await writeServer({ dist, out, hosts: readHosts({ '*': {} }), root: out, port });

    edge = setUp({ codecs: nodeCodecs });
    server = createServer(getRequestListener((request) => edge.edge.fetch(request)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The edge has no port.');
    const { http, own } = await readmeConf(address.port);
    stop = await startNginx(out, own, http);
  });
  afterEach(async () => {
    await stop?.();
    stopEdge();
    await rm(folder, { recursive: true, force: true });
  });

  function stopEdge() {
    server.close();
    server.closeAllConnections();
  }

  const ask = async (path = '/', headers: Record<string, string> = {}) => {
    const answer = await get(port, path, { host: 'demo.shop.test', ...headers });
    return { ...answer, text: answer.body.toString() };
  };
  const pages = () => edge.lines.filter(({ source }) => source !== 'file').length;

  test('passes a rendered page on, and keeps it for the next visit', async () => {
    const first = await ask();
    expect(first.status).toBe(200);
    expect(first.text).toContain('plov of id-demo');
    expect(first.headers['strict-transport-security']).toBeUndefined();
    expect(first.headers['cache-control']).toBe('no-cache');
    expect((await ask('/product/7')).text).toContain('early-sheet');
    expect(pages()).toBe(2);
    expect((await ask('/', { cookie: 'theme=dark; secret=1' })).text).toBe(first.text);
    expect(pages()).toBe(2);
  });

  test('keeps pages of shops, languages and codings apart', async () => {
    await ask();
    expect((await ask('/', { host: 'osh.shop.test' })).text).toContain('plov of id-osh');
    expect((await ask('/', { cookie: 'lang=ar' })).text).toContain('dir="rtl"');
    const packed = await ask('/', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(packed.body).toString()).toContain('plov of id-demo');
    expect((await ask()).text).not.toContain('dir="rtl"');
  });

  test('never keeps a plain page', async () => {
    edge.behaviour.reply = () => new Response('', { status: 503 });
    expect((await ask()).text).not.toContain('plov');
    edge.behaviour.reply = reply;
    edge.clock.now += 10_000;
    expect((await ask()).text).toContain('plov of id-demo');
  });

  test('serves a page that it kept while the edge is down, and else the static page', async () => {
    await ask();
    stopEdge();
    expect((await ask()).text).toContain('plov of id-demo');
    const other = await ask('/', { host: 'osh.shop.test' });
    expect(other.status).toBe(200);
    expect(other.text).toContain('<div class="early"></div>');
  });

  test('serves files by itself, and a missing one is a 404', async () => {
    expect((await ask('/assets/index-1.css')).text).toBe('.home{color:red}');
    expect((await ask('/assets/index-0.css')).status).toBe(404);
    expect(edge.lines).toEqual([]);
  });

  test('the person’s token and query never reach the edge’s log', async () => {
    await ask('/profile/orders/77?vendor=demo&phone=998901234567', { authorization: 'Bearer s' });
    await vi.waitFor(() => expect(edge.lines).toHaveLength(1));
    expect(JSON.stringify(edge.lines)).not.toMatch(/998901234567|77|Bearer/);
  });
});
