import { pageHeaders, transportHeader } from '../../deploy/headers';
import { withSettings } from '../../deploy/pageMetas';
import type { ShopHost } from '../../deploy/shopHost';
import { type Backend, createBackend } from '../../mocks/backend/app';
import { demoBotToken } from '../../mocks/backend/bot';
import type { Certificate } from './certificate';
import type { CheckTarget } from './readTargets';

/** The demo's shop with its address, server, pictures and map, each on a host of its own. */
export const shopHost: ShopHost = {
  settings: {
    VITE_API_BASE_URL: 'https://api.test/api',
    VITE_CDN_URL: 'https://cdn.test/cdn',
    VITE_MAP_STYLE_URL: 'https://map.test/{theme}.json',
  },
  allow: [],
  origins: ['https://tiles.test'],
};
/** The page of the build, before a deploy. */
export const builtPage = `<!doctype html>
<html><head><title>Menu</title><script>start()</script>
<link rel="manifest" href="/demo.webmanifest"><meta property="og:title" content="Demo">
<link data-early="uz" href="/assets/uz-1.js">
<script type="module" crossorigin src="/assets/index-1.js"></script></head>
<body><div id="root"></div></body></html>`;
export const shopPage = withSettings(builtPage, shopHost);

export const now = Date.UTC(2026, 10, 26, 12);
export const dayMs = 86_400_000;

export const goodCertificate: Certificate = {
  error: null,
  endsAt: now + 60 * dayMs,
  issuer: 'Let’s Encrypt',
};

export type Answer = { status: number; headers: Record<string, string>; body: BodyInit | null };
/** `sent`: the body of the request, where it is a text. */
type Change = (answer: Answer, request: Request, sent: string) => Answer | null;
/** What is different from a shop in order: by the beginning of an address without `https://`. */
export type Changes = Readonly<Record<string, Change>>;

/** Changes headers; an empty value takes one away. */
export const withHeaders =
  (more: Record<string, string>): Changes[string] =>
  (answer) => {
    const headers = Object.entries({ ...answer.headers, ...more }).filter(([, value]) => value);
    return { ...answer, headers: Object.fromEntries(headers) };
  };
export const withBody =
  (body: string, status = 200): Changes[string] =>
  (answer) => ({ ...answer, body, status });
/** Another API at the address: every path is a 404 in JSON that names the path, as frameworks write it. */
export const foreignJson: Changes = {
  'api.test': (answer, { method, url }) => {
    const { pathname, search } = new URL(url);
    const message = `Cannot ${method} ${pathname}${search}`;
    const body = { timestamp: new Date().toISOString(), message, statusCode: 404 };
    return { ...answer, status: 404, body: JSON.stringify(body) };
  },
};
/** Nobody answers. */
export const dead: Changes[string] = () => null;

const style = JSON.stringify({
  version: 8,
  sources: {
    town: { type: 'vector', url: 'https://tiles.test/town.json' },
    own: { type: 'geojson' },
  },
});
const town = JSON.stringify({ tiles: ['https://tiles.test/{z}/{x}/{y}.pbf'] });

/** A `fetch` in which everything of a shop is in order, besides the changes. */
export function createWorld(changes: Changes = {}, backend: Backend = demoBackend()) {
  const fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const at = request.url.replace(/^https?:\/\//, '');
    const changed = Object.entries(changes).filter(([start]) => at.startsWith(start));
    const sent = typeof init?.body === 'string' ? init.body : '';
    let answer: Answer | null = await answerOf(request, backend);
    for (const [, change] of changed) answer = answer && change(answer, request, sent);
    if (answer === null) throw new TypeError('fetch failed');
    const { status, headers, body } = answer;
    return new Response([204, 304].includes(status) ? null : body, { status, headers });
  }) as typeof globalThis.fetch;
  return { fetch, backend };
}

/** The demo, whose clock is the check's. */
export function demoBackend(botToken = demoBotToken): Backend {
  return createBackend({ now: () => now, botToken });
}

async function answerOf(request: Request, backend: Backend): Promise<Answer> {
  const { hostname, pathname } = new URL(request.url);
  const cors = { 'access-control-allow-origin': '*' };
  if (hostname === 'map.test') return { status: 200, headers: cors, body: style };
  if (pathname === '/town.json') return { status: 200, headers: cors, body: town };
  if (hostname === 'tiles.test') return { status: 204, headers: cors, body: null };
  if (hostname === 'cdn.test')
    return { status: 200, headers: { ...cors, 'content-type': 'image/webp' }, body: 'RIFF' };
  // the old one is still there
  if (hostname === 'api.test' || hostname === 'old-api.test') {
    const response = await backend.fetch(request);
    const { status, headers } = response;
    return { status, headers: Object.fromEntries(headers), body: await response.arrayBuffer() };
  }
  return shopAnswer(pathname);
}

function shopAnswer(path: string): Answer {
  const [transport, age] = transportHeader;
  const headers = {
    ...pageHeaders(shopPage, shopHost),
    [transport]: age,
    'content-encoding': 'br',
  };
  const isAsset = path.startsWith('/assets/');
  if (isAsset && path !== '/assets/index-1.js')
    return { status: 404, headers: { 'cache-control': 'no-cache' }, body: 'Not found' };
  if (isAsset) {
    const kept = { 'cache-control': 'public, max-age=31536000, immutable' };
    return { status: 200, headers: { ...headers, ...kept }, body: 'start()' };
  }
  const body = Object.hasOwn(files, path) ? files[path] : shopPage;
  return { status: 200, headers: { ...headers, 'cache-control': 'no-cache' }, body: body ?? null };
}

const files: Readonly<Record<string, string>> = {
  '/demo.webmanifest': '{"name":"Demo"}',
  '/robots.txt': 'User-agent: *',
  '/sitemap.xml': '<urlset></urlset>',
};

export const target: CheckTarget = {
  apiBase: 'https://api.test/api',
  vendor: 'demo',
  shop: new URL('https://demo.shop.test/'),
  shopOrigin: 'https://demo.shop.test',
  token: null,
  botToken: null,
  botApiOrigin: 'https://api.telegram.org',
  claimsThirdParty: false,
  cdn: null,
  edge: null,
};
