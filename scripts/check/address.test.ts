import { expect, test } from 'vitest';
import type { Certificate } from './certificate';
import { checkAddress } from './checkAddress';
import { checkFromPage } from './checkFromPage';
import { createFindings } from './finding';
import { addressLines } from './lines/address';
import { fileLines } from './lines/files';
import { pageLines } from './lines/page';
import {
  type Changes,
  createWorld,
  dayMs,
  dead,
  demoBackend,
  goodCertificate,
  now,
  shopPage,
  target,
  withBody,
  withHeaders,
} from './world.testing';

type Situation = {
  changes?: Changes;
  shop?: string;
  certificate?: Partial<Certificate> | 'nobody';
  edge?: string;
  vendor?: string | null;
  apiBase?: string | null;
};

/** All that is found in a situation: line and outcome. */
async function found({ changes, shop, certificate = {}, edge, ...typed }: Situation) {
  const backend = demoBackend();
  backend.db.merchants.push(
    ...backend.db.merchants.slice(0, 1).map((one) => ({ ...one, domain: 'plov.test' })),
  );
  const { fetch } = createWorld(changes, backend);
  const { findings, find } = createFindings();
  const page = await checkAddress({
    find,
    fetch,
    shop: new URL(shop ?? 'https://demo.shop.test/'),
    edge: edge === undefined ? null : new URL(edge),
    readCertificate: () =>
      certificate === 'nobody'
        ? Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
        : Promise.resolve({ ...goodCertificate, ...certificate }),
    now,
  });
  const { apiBase, vendor } = { ...target, ...typed };
  if (page) await checkFromPage({ find, fetch, page, apiBase, vendor, cdn: null, pauseMs: 0 });
  return findings;
}

const page = 'demo.shop.test/';
const noPicture: Changes = {
  'api.test/api/users/v1/merchants': (answer) => ({
    ...answer,
    body: withoutPictures(answer.body),
  }),
  'api.test/api/products': (answer) => ({ ...answer, body: withoutPictures(answer.body) }),
};
const withoutPictures = (body: BodyInit | null): string =>
  new TextDecoder().decode(body as ArrayBuffer).replace(/"(logo|image)":"[^"]*"/g, '"$1":null');
const policyWith = (part: string, other: string): Changes => ({
  [page]: (answer) => {
    const policy = answer.headers['Content-Security-Policy']?.replaceAll(part, other) ?? '';
    return { ...answer, headers: { ...answer.headers, 'Content-Security-Policy': policy } };
  },
});
const served = (path: string, body: string): Changes => ({ [`${page}${path}`]: withBody(body) });
const withHead = (tag: string): Changes => ({
  [page]: (answer) =>
    answer.body === shopPage
      ? { ...answer, body: shopPage.replace('</head>', `${tag}</head>`) }
      : answer,
});
/** The page does not say where its API is. */
const noApi: Changes = {
  [page]: (answer) => ({ ...answer, body: shopPage.replaceAll('storefront:VITE_API', 'x') }),
};
const leadTo = (location: string): Changes => ({
  [page]: (answer, request) =>
    request.url === 'https://demo.shop.test/'
      ? { ...answer, status: 301, headers: { location } }
      : answer,
});

const rows: readonly (readonly [line: string, outcome: string, Situation])[] = [
  ['address.certificate', 'valid', {}],
  ['address.certificate', 'soon', { certificate: { endsAt: now + 20 * dayMs } }],
  ['address.certificate', 'ended', { certificate: { error: 'CERT_HAS_EXPIRED', endsAt: now - 1 } }],
  ['address.certificate', 'otherName', { certificate: { error: 'ERR_TLS_CERT_ALTNAME_INVALID' } }],
  [
    'address.certificate',
    'incomplete',
    { certificate: { error: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' } },
  ],
  ['address.certificate', 'untrusted', { certificate: { error: 'DEPTH_ZERO_SELF_SIGNED_CERT' } }],
  ['address.certificate', 'plain', { shop: 'http://demo.shop.test/' }],
  ['address.certificate', 'local', { shop: 'http://localhost:4173/' }],
  ['address.certificate', 'silent', { certificate: 'nobody' }],
  ['address.open', 'shop', {}],
  ['address.open', 'otherPage', { changes: { [page]: withBody('<title>Parked</title>') } }],
  ['address.open', 'status', { changes: { [page]: withBody('no', 502) } }],
  ['address.open', 'silent', { changes: { [page]: dead } }],
  ['address.redirect', 'none', {}],
  ['address.redirect', 'same', { changes: leadTo('/uz') }],
  ['address.redirect', 'other', { changes: leadTo('https://www.demo.shop.test/') }],
  ['address.frame', 'open', {}],
  [
    'address.frame',
    'anybody',
    { changes: { [page]: withHeaders({ 'Content-Security-Policy': '' }) } },
  ],
  ['address.frame', 'shut', { changes: policyWith(' https://web.telegram.org', '') }],
  ['address.headers', 'all', {}],
  ['address.headers', 'lacking', { changes: { [page]: withHeaders({ 'Referrer-Policy': '' }) } }],
  ['address.policy', 'fits', {}],
  [
    'address.policy',
    'none',
    { changes: { [page]: withHeaders({ 'Content-Security-Policy': '' }) } },
  ],
  ['address.policy', 'blocks', { changes: policyWith('https://api.test', 'https://old.test') }],
  ['address.deepLink', 'opens', {}],
  ['address.deepLink', 'missing', { changes: { [`${page}profile`]: withBody('no', 404) } }],
  ['address.pageCache', 'fresh', {}],
  [
    'address.pageCache',
    'kept',
    { changes: { [page]: withHeaders({ 'cache-control': 'max-age=600' }) } },
  ],
  ['address.assetCache', 'kept', {}],
  [
    'address.assetCache',
    'again',
    { changes: { [`${page}assets`]: withHeaders({ 'cache-control': '' }) } },
  ],
  ['address.assetCache', 'none', { changes: { [`${page}assets`]: withBody('no', 404) } }],
  ['address.missing', 'notFound', {}],
  ['address.missing', 'page', { changes: { [`${page}assets/missing`]: withBody(shopPage) } }],
  [
    'address.missing',
    'keptForGood',
    {
      changes: { [`${page}assets/missing`]: withHeaders({ 'cache-control': 'max-age=31536000' }) },
    },
  ],
  ['address.missing', 'other', { changes: { [`${page}assets/missing`]: withBody('no', 403) } }],
  ['address.compression', 'packed', {}],
  ['address.compression', 'open', { changes: { [page]: withHeaders({ 'content-encoding': '' }) } }],
  ['address.edge', 'hidden', {}],
  ['address.edge', 'well', { changes: served('edge/health', '{"status":"ok","problems":[]}') }],
  [
    'address.edge',
    'troubled',
    { changes: served('edge/health', '{"status":"ok","problems":[{}]}') },
  ],
  ['address.edge', 'silent', { edge: 'http://edge.test:8080/', changes: { 'edge.test': dead } }],
  ['address.manifest', 'notServed', {}],
  [
    'address.manifest',
    'served',
    {
      changes: {
        ...withHead('<link rel="manifest" href="/m.json">'),
        ...served('m.json', '{"name":"Osh"}'),
      },
    },
  ],
  ['address.preview', 'notServed', {}],
  ['address.preview', 'served', { changes: withHead('<meta property="og:title" content="Osh">') }],
  ['address.robots', 'notServed', {}],
  ['address.robots', 'served', { changes: served('robots.txt', 'User-agent: *') }],
  ['address.sitemap', 'notServed', {}],
  ['address.sitemap', 'served', { changes: served('sitemap.xml', '<urlset></urlset>') }],
  ['page.merchant', 'same', {}],
  ['page.merchant', 'other', { shop: 'https://order.demo.test/' }],
  ['page.merchant', 'other', { shop: 'https://nobody.test/' }],
  ['page.merchant', 'known', { vendor: null }],
  ['page.merchant', 'nobody', { vendor: null, shop: 'https://order.demo.test/' }],
  ['page.merchant', 'nobody', { vendor: null, shop: 'https://nobody.test/' }],
  ['page.merchant', 'none', { vendor: null, apiBase: null, changes: noApi }],
  ['page.api', 'open', {}],
  [
    'page.api',
    'noOrigin',
    {
      changes: { 'api.test': withHeaders({ 'access-control-allow-origin': 'https://other.test' }) },
    },
  ],
  [
    'page.api',
    'preflight',
    {
      changes: {
        'api.test/api/orders': withHeaders({ 'access-control-allow-headers': 'content-type' }),
      },
    },
  ],
  ['page.api', 'silent', { changes: { 'api.test': dead } }],
  [
    'page.api',
    'unknown',
    {
      apiBase: null,
      changes: noApi,
    },
  ],
  ['page.exposed', 'exposed', {}],
  [
    'page.exposed',
    'noDate',
    { changes: { 'api.test': withHeaders({ 'access-control-expose-headers': 'retry-after' }) } },
  ],
  [
    'page.exposed',
    'noPause',
    { changes: { 'api.test': withHeaders({ 'access-control-expose-headers': 'date' }) } },
  ],
  ['page.picture', 'shown', {}],
  ['page.picture', 'broken', { changes: { 'cdn.test': withBody('no', 404) } }],
  [
    'page.picture',
    'notPicture',
    { changes: { 'cdn.test': withHeaders({ 'content-type': 'text/html' }) } },
  ],
  ['page.picture', 'none', { changes: noPicture }],
  ['page.map', 'drawn', {}],
  [
    'page.map',
    'style',
    { changes: { 'map.test': withHeaders({ 'access-control-allow-origin': '' }) } },
  ],
  ['page.map', 'tiles', { changes: { 'tiles.test/0': withBody('no', 403) } }],
  ['page.map', 'policy', { changes: policyWith(' https://tiles.test', '') }],
];

test.each(rows)('%s says %s', async (line, outcome, situation) => {
  const findings = await found(situation);
  expect(findings.filter(({ id }) => id === line).map((one) => one.outcome)).toEqual([outcome]);
});

test('a build that sends Idempotency-Key needs it allowed', async () => {
  const shut = withHeaders({
    'access-control-allow-headers': 'authorization,content-type,merchant',
  });
  const changes = { 'api.test/api/orders': shut };
  const preflight = async (more: Changes) =>
    (await found({ changes: { ...changes, ...more } })).find(({ id }) => id === 'page.api');
  expect(await preflight({})).toMatchObject({ outcome: 'open' });
  const on = withHead('<meta name="storefront:VITE_IDEMPOTENCY_KEY" content="on" />');
  expect(await preflight(on)).toMatchObject({ outcome: 'preflight', came: 'idempotency-key' });
});

test('a shop in order has nothing red', async () => {
  const findings = await found({});
  const notServed = ['address.manifest', 'address.preview', 'address.robots', 'address.sitemap'];
  expect(findings.filter(({ light }) => light !== 'green').map(({ id }) => id)).toEqual(notServed);
});

test('every line about address and page is seen in every outcome', () => {
  const wanted = Object.entries({ ...addressLines, ...fileLines, ...pageLines }).flatMap(
    ([id, { outcomes }]) => Object.keys(outcomes).map((outcome) => `${id} ${outcome}`),
  );
  const seen = new Set(rows.map(([line, outcome]) => `${line} ${outcome}`));
  expect(wanted.filter((one) => !seen.has(one))).toEqual([]);
});
