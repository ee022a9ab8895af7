// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { compressFolder } from '../../deploy/compress';
import { get, hasNginx, startNginx, testPort } from '../../deploy/nginx.testing';
import { writeServer } from '../../deploy/writeServer';
import { createPlanter, type Says } from './faults/plant.testing';
import { builtPage, shopHost } from './world.testing';

// The table's faults of a server, planted in the configuration of a real nginx.

type Server = {
  /** in storefront.d */
  own?: string;
  /** another server, which is asked in place of the shop's */
  before?: string;
  change?: (pages: string) => Promise<void>;
};

const proxy = 'proxy_pass http://127.0.0.1:SHOP; proxy_set_header Host demo.shop.test;';
const faults: readonly (readonly [string, 'red' | 'yellow', Says, Server])[] = [
  [
    'it leads on to www.',
    'red',
    'address.redirect other',
    {
      own: 'if ($host = demo.shop.test) { return 301 https://www.demo.shop.test$request_uri; }',
    },
  ],
  [
    'it sends a page where a file is missing',
    'red',
    'address.missing page',
    { own: 'location = /assets/missing-00000000.js { rewrite ^ /profile last; }' },
  ],
  [
    'the page was put back by hand, and its script is gone',
    'red',
    'address.assetCache gone',
    {
      change: async (pages) => {
        const file = join(pages, 'index.html');
        const text = await readFile(file, 'utf8');
        await writeFile(file, text.replace('index-1.js', 'index-0.js'));
        await compressFolder(pages);
      },
    },
  ],
  [
    'a proxy before it forbids frames, and takes the policy out',
    'red',
    'address.frame shut',
    {
      before: `location / { ${proxy} proxy_hide_header Content-Security-Policy; add_header X-Frame-Options DENY; }`,
    },
  ],
  [
    'a proxy before it hands on the start page only',
    'red',
    'address.deepLink missing',
    { before: `location ~ ^/(assets/.*|[\\w.]*)$ { ${proxy} } location / { return 404; }` },
  ],
  ['a proxy before it is alone', 'red', 'address.open status', { before: 'return 502;' }],
  [
    'a proxy before it keeps the page for an hour',
    'yellow',
    'address.pageCache kept',
    {
      before: `location /assets/ { ${proxy} } location / { ${proxy} proxy_hide_header Cache-Control; add_header Cache-Control max-age=3600; }`,
    },
  ],
];

let planter: Awaited<ReturnType<typeof createPlanter>>;
beforeAll(async () => {
  planter = await createPlanter();
});
afterAll(() => planter.close());

/** The lines that are red or yellow about a shop that a real nginx serves. */
async function found({ own = '', before, change }: Server) {
  const out = await mkdtemp(join(tmpdir(), 'faults-'));
  onTestFinished(() => rm(out, { recursive: true }));
  const port = await testPort();
  const frontPort = await testPort(10);
  const dist = join(out, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  const long = `<!-- ${'shop '.repeat(300)}-->`;
  await writeFile(join(dist, 'index.html'), builtPage.replace('</body>', `${long}</body>`));
  await writeFile(join(dist, 'assets/index-1.js'), 'start();\n'.repeat(300));
  await writeFile(join(dist, 'demo.webmanifest'), '{"name":"Demo"}');
  await writeFile(join(dist, 'robots.txt'), 'User-agent: *');
  await compressFolder(dist);
  const hosts = { fallback: shopHost, named: new Map([['demo.shop.test', shopHost]]) };
  await writeServer({ dist, out, hosts, root: out, port });
  await change?.(join(out, 'pages/demo.shop.test'));
  const front =
    before && `server { listen ${frontPort}; ${before.replaceAll('SHOP', String(port))} }`;
  // of a shop with home in files
  const sitemap = 'location = /sitemap.xml { return 200 "<urlset></urlset>"; }';
  const stop = await startNginx(out, `${sitemap}\n${own}`, front);
  onTestFinished(stop);
  const { findings } = await planter.checkWith({
    async atShop({ hostname, pathname }) {
      const headers = { host: hostname, 'accept-encoding': 'br', 'x-forwarded-proto': 'https' };
      const answer = await get(before ? frontPort : port, pathname, headers);
      const isPacked = answer.headers['content-encoding'] === 'br';
      const body = isPacked ? brotliDecompressSync(answer.body) : answer.body;
      const sent = Object.entries(answer.headers).map(([name, value]) => [name, value ?? '']);
      return new Response(body.toString(), {
        status: answer.status,
        headers: Object.fromEntries(sent),
      });
    },
  });
  return findings
    .filter(({ light }) => light === 'red' || light === 'yellow')
    .map(({ light, id, outcome }) => `${light} ${id} ${outcome}`);
}

const title = hasNginx() ? 'nginx' : 'nginx (skipped: no nginx with the brotli module here)';
describe.skipIf(!hasNginx())(title, () => {
  test.each(faults)('%s: %s by %s', async (_, light, says, server) => {
    const sameLight = (await found(server)).filter((one) => one.startsWith(light));
    expect(sameLight).toEqual([`${light} ${says}`]);
  });

  test('in order has nothing red or yellow', async () => {
    expect(await found({})).toEqual([]);
  });
});
