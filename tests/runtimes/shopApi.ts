import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createBackend } from '../../mocks/backend/app';
import { demoId } from '../../mocks/backend/seed/demo/identity';
import { testNow } from '../../mocks/backend/testNow';

export type Call = { path: string; merchant: string; headers: Readonly<Record<string, unknown>> };
type Answer = { status?: number; headers?: Record<string, string>; body?: string | Buffer };
type Fault = (honest: string) => Answer | Promise<Answer> | 'endless' | 'cut';

const spaces = Buffer.alloc(18_000_000, ' ');
const bomb = gzipSync(Buffer.alloc(100_000_000, ' '));
const longAs = (length: number) => (honest: string) => {
  const catalogue = JSON.parse(honest);
  catalogue.products[0].description = { uz: 'x'.repeat(length) };
  return { body: JSON.stringify(catalogue) };
};

/** Merchants whose look-up is answered in another way than the demo's. */
const lookUps: Readonly<Record<string, Fault>> = {
  unknown: () => ({ status: 404, body: '{}' }),
  gateway: () => ({ status: 404, body: '<h1>Not found' }),
  closed: (honest) => ({ body: JSON.stringify({ ...JSON.parse(honest), isActive: false }) }),
  down: () => ({ status: 500 }),
  page: () => ({ body: '<!doctype html>' }),
  half: (honest) => ({ body: honest.slice(0, 100) }),
  empty: () => ({ body: '' }),
  moved: () => ({ status: 302, headers: { location: 'https://x.test' } }),
  dropped: () => 'cut',
};
/** Merchants whose catalogue is. */
const catalogues: Readonly<Record<string, Fault>> = {
  large: longAs(200_000),
  huge: () => ({ body: spaces }),
  bomb: () => ({ headers: { 'content-encoding': 'gzip' }, body: bomb }),
  endless: () => 'endless',
  nonsense: () => ({ body: '[]' }),
  script: (honest) => ({
    body: honest.replaceAll('Toʻy oshi', 'Sinov 1 < 2 </script><script>alert(1)</script>'),
  }),
};

/** The API of many shops: each is the demo's, but for what its key says. */
export async function serveShopApi() {
  const backend = createBackend({ now: () => testNow });
  const calls: Call[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });

  function honest(path: string, merchant: string): Promise<Response> {
    const url = `http://localhost/api${path.replace(/(\/sub\/)[\w-]+/, '$1demo')}`;
    return backend.fetch(new Request(url, { headers: { merchant } }));
  }

  const server = createServer(async (incoming, outgoing) => {
    const path = String(incoming.url).replace(/^\/api/, '');
    const merchant = String(incoming.headers.merchant ?? '');
    calls.push({ path, merchant, headers: incoming.headers });
    const [, sub] = /\/merchants\/sub\/([\w-]+)/.exec(path) ?? [];
    const key = sub ?? merchant.replace(/^id-/, '');
    const response = await honest(path, demoId);
    const text = (await response.text()).replaceAll(`"${demoId}"`, `"id-${key}"`);
    const faults = sub ? lookUps : catalogues;
    const fault = sub || path.includes('/overalls') ? faults[key] : undefined;
    if (key === 'slow' && !sub) await released;
    const answer = fault ? await fault(text) : { status: response.status, body: text };
    if (answer === 'cut') return void incoming.socket.destroy();
    outgoing.setHeader('content-type', 'application/json');
    if (answer !== 'endless')
      return void outgoing.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
    const write = () => {
      while (!outgoing.destroyed && outgoing.write(spaces.subarray(0, 64_000)));
    };
    outgoing.on('drain', write);
    write();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** the calls for a merchant's key */
    callsOf: (key: string) =>
      calls.filter(
        ({ path, merchant }) => path.endsWith(`/sub/${key}`) || merchant === `id-${key}`,
      ),
    /** answers what the shop “slow” was asked for */
    release,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
