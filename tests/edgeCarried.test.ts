// @vitest-environment node
import { expect, test } from 'vitest';
import { createEdge } from '../deploy/edge/createEdge';
import { byRequest, carriedIn, siteOf } from '../deploy/edge/edge.testing';
import { renderer } from '../deploy/edge/renderer';
import { sitesByHost } from '../deploy/edge/sites';
import { createBackend } from '../mocks/backend/app';
import { getCatalog } from '../src/api/catalog';
import { createHttp } from '../src/api/http';
import { findMerchantBySub, getSettings } from '../src/api/merchants';
import { createOtherServer } from './otherServer/createOtherServer';
import { merchantKey } from './otherServer/shop';

type Fetch = (request: Request) => Promise<Response>;

/** What the page of a shop carries, by path. */
async function carriedBy(fetch: Fetch, base: string, key: string) {
  const settings = { VITE_API_BASE_URL: base };
  const edge = createEdge({
    hosts: sitesByHost(new Map([['*.shop.test', siteOf({ settings })]])),
    renderer,
    fetch: byRequest(fetch),
    now: Date.now,
    log: () => undefined,
    patienceMs: 20_000,
    renderMs: 20_000,
  });
  const response = await edge.request('http://edge.internal/', {
    headers: { host: `${key}.shop.test` },
  });
  const carried = Object.entries(carriedIn(await response.text()));
  return Object.fromEntries(carried.map(([name, value]) => [name.split(' ')[1], value]));
}

/** What the app reads of the same calls. */
async function readBy(fetch: Fetch, base: string, key: string) {
  const header = { merchant: key };
  const http = createHttp({
    fetch: (input, init) => fetch(new Request(input, init)),
    baseURL: () => base,
    merchant: () => header.merchant,
    token: () => null,
    onUnauthorized: () => Promise.resolve(false),
    report: () => undefined,
  });
  const [, merchant] = await findMerchantBySub(http, key);
  header.merchant = merchant?.id ?? expect.unreachable('no merchant');
  return {
    [`/users/v1/merchants/sub/${key}`]: merchant,
    '/support/v1/merchant/settings/web': (await getSettings(http, 'web'))[1],
    '/products/v1/overalls?type=WEB': (await getCatalog(http, 'WEB'))[1],
  };
}

// Importing home transforms its whole module graph first.
const patience = 60_000;

const ours = () => {
  const backend = createBackend();
  return {
    fetch: (async (request) => backend.fetch(request)) satisfies Fetch,
    base: 'https://shop.example/api',
    key: 'demo',
  };
};
const foreign = () => {
  const other = createOtherServer({ latency: 0 });
  return {
    fetch: ((request) => other.fetch(request)) satisfies Fetch,
    base: `https://other.test${other.options.base}`,
    key: merchantKey,
  };
};

test.each([
  ['our server', ours],
  ['a server that it has never seen', foreign],
])(
  'the page carries what the app itself would read, from %s',
  {
    timeout: patience,
  },
  async (_, open) => {
    const { fetch, base, key } = open();
    expect(await carriedBy(fetch, base, key)).toEqual(await readBy(fetch, base, key));
  },
);
