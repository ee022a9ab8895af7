import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { compressFolder } from '../../deploy/compress';
import { type Backend, createBackend } from '../../mocks/backend/app';
import { demoId } from '../../mocks/backend/seed/demo/identity';
import { demoSeed } from '../../mocks/backend/seed/demoSeed';
import { repeatProducts } from '../../mocks/backend/seed/repeatProducts';
import { testNow } from '../../mocks/backend/testNow';
import { close, listen, type ServedShop, serveShop } from '../../mocks/serve';
import { serveFiles } from '../../mocks/serveFiles';
import { edgePages } from '../edgePages';
import { staticPages } from '../staticPages';
import type { Builds } from './builds';

const compress = promisify(brotliCompress);

export type Servers = {
  hello: string;
  shop: ServedShop;
  /** the same shop with the edge in front; its cache is warm */
  edge: ServedShop;
  /** the same shop as `npm run deploy` writes it for a static host, home in it: the address of that home */
  files: string;
  close(): Promise<void>;
};

/** Serves the baseline and the shop with `products` products; null keeps the demo's own. */
export async function serveAll(builds: Builds, products: number | null): Promise<Servers> {
  const plain = createBackend({ now: () => testNow, seed: seedOf(products) });
  const backend = { ...plain, fetch: compressed(plain) };
  const served = { backend, appDir: builds.app, mocksDir: builds.mocks };
  const shop = await serveShop(served);
  const edge = await serveShop({ ...served, pages: edgePages(builds.edge) });
  await warm(`${edge.appOrigin}/?vendor=demo`);
  const name = 'demo.shop.localhost';
  const out = await mkdtemp(join(tmpdir(), 'static-host-'));
  const files = await serveShop({
    backend,
    appDir: builds.app,
    pages: staticPages({ name, out, edgeDir: builds.edge, madeAt: Date.now }),
  });
  await compressFolder(out);
  const hello = await listen(0, serveFiles(builds.hello, {}));
  return {
    hello: hello.origin,
    shop,
    edge,
    files: `${files.appOrigin.replace('localhost', name)}/`,
    close: async () => {
      await Promise.all([...[shop, edge, files].map((one) => one.close()), close(hello.server)]);
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
