import { createEdge } from '../deploy/edge/createEdge';
import { byRequest, siteOf } from '../deploy/edge/edge.testing';
import { renderer } from '../deploy/edge/renderer';
import { sitesByHost } from '../deploy/edge/sites';
import { createBackend } from '../mocks/backend/app';

/** The real edge before the mock backend, and a reader that knows no script. */
export function edgeBefore(backend = createBackend()) {
  const settings = { VITE_API_BASE_URL: 'https://shop.test/api', VITE_CDN_URL: 'https://cdn.test' };
  const edge = createEdge({
    hosts: sitesByHost(new Map([['*.shop.test', siteOf({ settings })]])),
    renderer,
    fetch: byRequest(async (request) => backend.fetch(request)),
    now: Date.now,
    log: () => undefined,
    patienceMs: 60_000,
    renderMs: 60_000,
  });
  return async (path: string, language = 'uz', host = 'demo.shop.test') => {
    const headers = { host, cookie: `lang=${language}` };
    const response = await edge.request(`http://edge.internal${path}`, { headers });
    const text = await response.text();
    return { status: response.status, text, head: headOf(text) };
  };
}

/** Title, links and meta tags, as a reader finds them. */
function headOf(page: string): Record<string, string> {
  const head = page.slice(0, page.indexOf('</head>'));
  const tags = [
    ...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g),
    ...head.matchAll(/<link rel="([^"]+)" href="([^"]*)">/g),
  ];
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
  return Object.fromEntries([['title', title], ...tags.map(([, key, value]) => [key, value])]);
}

/** The structured data of a page, as a reader without scripts finds it. */
export const dataIn = (page: string): ({ '@type': string } & Record<string, unknown>)[] =>
  [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );
