import { createServer, type RequestListener } from 'node:http';
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
import type { Builds } from './builds';

const compress = promisify(brotliCompress);

export type Servers = {
  hello: string;
  shop: ServedShop;
  /** the same shop with the edge in front; its cache is warm */
  edge: ServedShop;
  close(): Promise<void>;
};

/** Serves the baseline and the shop with `products` products; null keeps the demo's own. */
export async function serveAll(builds: Builds, products: number | null): Promise<Servers> {
  const backend = createBackend({ now: () => testNow, seed: seedOf(products) });
  const shop = await serveShop({
    backend: { ...backend, fetch: compressed(backend) },
    appDir: builds.app,
    mocksDir: builds.mocks,
  });
  const edge = await serveShop({
    backend: { ...backend, fetch: compressed(backend) },
    appDir: builds.app,
    mocksDir: builds.mocks,
    pages: edgePages(builds.edge),
  });
  await fetch(`${edge.appOrigin}/?vendor=demo`).then((response) => response.text());
  const hello = await listen(serveFiles(builds.hello, {}));
  return {
    hello: hello.origin,
    shop,
    edge,
    close: async () => {
      await Promise.all([shop.close(), edge.close(), hello.close()]);
    },
  };
}

/** Compresses responses on the fly, as a reverse proxy does. */
function compressed(backend: Backend): Backend['fetch'] {
  return async (request) => {
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
