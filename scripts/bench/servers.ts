import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Backend, createBackend } from '../../mocks/backend/app';
import { demoId } from '../../mocks/backend/seed/demo/identity';
import { demoSeed } from '../../mocks/backend/seed/demoSeed';
import { repeatProducts } from '../../mocks/backend/seed/repeatProducts';
import { testNow } from '../../mocks/backend/testNow';
import { type ServedShop, serveShop } from '../../mocks/serve';
import { serveFiles } from '../../mocks/serveFiles';
import { edgePages } from '../edgePages';
import { staticPages } from '../staticPages';
import { type Builds, compressAll } from './builds';

const compress = promisify(brotliCompress);

export type Servers = {
  hello: string;
  /** a catalogue without anything of the shop, on the same API */
  naive: ServedShop;
  shop: ServedShop;
  /** the same shop with the edge in front; its cache is warm */
  edge: ServedShop;
  /** the same shop as `npm run deploy` writes it for a static host, home in it: the address of that home */
  files: string;
  close(): Promise<void>;
};

/** Serves the baseline and the shop with `products` products; null keeps the demo's own. */
export async function serveAll(builds: Builds, products: number | null): Promise<Servers> {
  const backend = createBackend({ now: () => testNow, seed: seedOf(products) });
  const fetchCompressed = compressed(backend);
  const shop = await serveShop({
    backend: { ...backend, fetch: fetchCompressed },
    appDir: builds.app,
    mocksDir: builds.mocks,
  });
  const naive = await serveShop({
    backend: { ...backend, fetch: fetchCompressed },
    appDir: builds.naive,
  });
  const edge = await serveShop({
    backend: { ...backend, fetch: fetchCompressed },
    appDir: builds.app,
    mocksDir: builds.mocks,
    pages: edgePages(builds.edge),
  });
  await warm(`${edge.appOrigin}/?vendor=demo`);
  const name = 'demo.shop.localhost';
  const out = await mkdtemp(join(tmpdir(), 'static-host-'));
  const files = await serveShop({
    backend: { ...backend, fetch: fetchCompressed },
    appDir: builds.app,
    pages: staticPages({ name, out, edgeDir: builds.edge, madeAt: Date.now }),
  });
  await compressAll(out);
  const hello = await listen(serveFiles(builds.hello, {}));
  return {
    hello: hello.origin,
    naive,
    shop,
    edge,
    files: `${files.appOrigin.replace('localhost', name)}/`,
    close: async () => {
      await Promise.all([naive, shop, edge, files, hello].map((server) => server.close()));
      await rm(out, { recursive: true });
    },
  };
}

/** Asks for a page of the edge until it is rendered. */
async function warm(url: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const response = await fetch(url);
    if ((await response.text()).includes('data-edge')) return;
    await setTimeout(200);
  }
  throw new Error('The edge renders no page.');
}

/**
 * Compresses responses as a reverse proxy does, and keeps those to guests: writing a catalogue of
 * 10,000 products would occupy the process that also serves the page.
 */
function compressed(backend: Backend): Backend['fetch'] {
  const kept = new Map<string, Promise<Response>>();
  async function load(request: Request): Promise<Response> {
    const answer = await backend.fetch(request);
    const isText = /json|html/.test(answer.headers.get('content-type') ?? '');
    if (!isText || !request.headers.get('accept-encoding')?.includes('br')) return answer;
    const body = await compress(Buffer.from(await answer.arrayBuffer()), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    });
    const headers = new Headers(answer.headers);
    headers.set('content-encoding', 'br');
    headers.delete('content-length');
    return new Response(new Uint8Array(body), { status: answer.status, headers });
  }
  return async (request) => {
    const { method, url, headers } = request;
    if (method !== 'GET' || headers.has('authorization') || headers.has('if-none-match'))
      return load(request);
    const key = [url, ...['merchant', 'accept-encoding'].map((name) => headers.get(name))].join(
      ' ',
    );
    const loading = kept.get(key) ?? load(request);
    kept.set(key, loading);
    return (await loading).clone();
  };
}

/** The demo seed with `wanted` products. */
function seedOf(wanted: number | null) {
  const seed = demoSeed();
  if (wanted === null) return seed;
  const of = seed.products.filter(({ merchantId }) => merchantId === demoId);
  const others = seed.products.filter(({ merchantId }) => merchantId !== demoId);
  const many = repeatProducts(of, wanted);
  return { ...seed, products: [...many, ...others] };
}

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
