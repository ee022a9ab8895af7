import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { freshHeader } from '../../src/app/edge/freshness';
import { readHostKeys } from '../../src/domain/start/host';
import { publicRoutes } from '../../src/navigation/publicRoutes';
import { formerWorkerOff, isFormerWorker } from '../formerWorkers.ts';
import { pageHeaders, plainHeaders } from '../headers.ts';
import type { ShopHost } from '../shopHost.ts';
import type { ApiFetch } from './askApi.ts';
import type { Codec } from './codec.ts';
import { createMemory, type Shared, usualBytes } from './memory.ts';
import type { Renderer } from './renderer.ts';
import { createPageSender, type StoredPage, storePage } from './send.ts';
import { createShopFileSender } from './sendShopFile.ts';
import type { FindSite } from './sites.ts';
import type { EdgeSite } from './template.ts';
import { hostName, isFile, type PageRoute, readVisit } from './visit.ts';
import { createVisitPages, type PlainReason } from './visitPage.ts';

/** One line for each request. The path is a route’s pattern: ids and queries are the person’s. */
export type LogLine = {
  /** ISO 8601 */
  time: string;
  method: string;
  /** empty for a header that is no host name */
  host: string;
  path: string;
  status: number;
  /** cached, stale, rendered, `plain:<reason>`, moved, file, health or refused */
  source: string;
  ms: number;
  /** of the body as sent */
  bytes: number;
  error?: string;
};

export type EdgeOptions = {
  hosts: FindSite;
  /** hosts whose entry cannot be used, and why, for the health page */
  refused?: ReadonlyMap<string, string>;
  renderer: Renderer;
  fetch: ApiFetch;
  /** epoch ms */
  now: () => number;
  log: (line: LogLine) => void;
  /** where a relative API base leads: `https://api.example.uz` */
  apiOrigin?: string;
  /** how long a visit without cached responses waits for the API, ms */
  patienceMs?: number;
  /** one render follows the other: how long a visit waits for its own, ms */
  renderMs?: number;
  /** content codings in the order they are preferred; none where the platform compresses */
  codecs?: readonly Codec[];
  /** serves files; without it they are a 404 */
  assets?: MiddlewareHandler;
  /** memory for all that is kept, bytes */
  cacheBytes?: number;
  /** what this instance shares with others; without, it has what it keeps for itself */
  shared?: Shared;
  /** of one response of the API, after decompression: larger ones are refused, bytes */
  maxAnswerBytes?: number;
};

const defaults = {
  patienceMs: 200,
  renderMs: 500,
  codecs: [],
  cacheBytes: usualBytes,
  maxAnswerBytes: 8_000_000,
};

/** The edge: pages with home already in them, else the plain page at once (deploy/README). */
export function createEdge(given: EdgeOptions): Hono {
  const options = { ...defaults, ...given };
  const { hosts, now, log, assets, codecs } = options;
  const startedAt = now();
  const memory = createMemory(options.cacheBytes, now, options.shared);
  const pages = createVisitPages({ ...options, memory });
  const sender = createPageSender(codecs, memory);
  const sendShopFile = createShopFileSender(pages.find, sender);
  const plainPages = new WeakMap<EdgeSite, Promise<StoredPage>>();

  function plainPage(site: EdgeSite): Promise<StoredPage> {
    const known = plainPages.get(site);
    if (known !== undefined) return known;
    const headers = pageHeaders(site.page, site.host);
    const page = storePage({ text: site.page, headers, status: 200 }, codecs[0] ?? null);
    plainPages.set(site, page);
    return page;
  }

  async function sendPage(c: Context, host: string, site: EdgeSite, url: URL): Promise<Outcome> {
    const visit = readVisit(host, readHostKeys(site.host.hosts ?? ''), url, c.req.raw.headers);
    const path = visit.route.pattern;
    const moved = movedAnswer(c.req.raw, url.pathname, visit.route, site.host);
    if (moved) return { response: moved, source: 'moved', path };
    const found = await pages
      .find(site, host, visit, (work) => keepAlive(c, work))
      .catch((error: unknown) => ({ page: null, reason: 'error' as const, error }));
    const page = found.page ?? (await plainPage(site));
    const { status, headers } = found.page
      ? { status: found.page.status, headers: {} }
      : plainAnswer(visit.route, found.reason);
    // nginx in front may keep a rendered page for a moment, never a plain one, and none of an address
    // that somebody has made up
    const keepSeconds = found.page && status === 200 ? '10' : '0';
    const freshness = found.page && found.source !== 'stale' ? freshHeader(now()) : {};
    const all = { ...headers, ...freshness, 'X-Accel-Expires': keepSeconds };
    const sent = await sender.send(c.req.raw, page, { status, headers: all });
    if (found.page) return { ...sent, path, source: found.source };
    const error = found.error === undefined ? {} : { error: messageOf(found.error) };
    return { ...sent, path, source: `plain:${found.reason}`, ...error };
  }

  async function sendFile(c: Context, site: EdgeSite | null, url: URL): Promise<Outcome> {
    const file = isFormerWorker(url.pathname)
      ? script(formerWorkerOff)
      : await assets?.(c, () => Promise.resolve());
    const response = file instanceof Response ? file : c.text('Not found', 404);
    const headers = site ? (await plainPage(site)).headers : plainHeaders;
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    const isForGood = response.ok && url.pathname.startsWith('/assets/');
    const keep = isForGood ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.headers.set('Cache-Control', keep);
    return { response, source: 'file' };
  }

  async function respond(c: Context, host: string | null): Promise<Outcome> {
    const url = new URL(c.req.url);
    if (url.pathname === '/edge/health')
      return { response: c.json(health()), source: 'health', path: url.pathname };
    if (host === null) return { response: c.text('Not a host name', 400) };
    const { method } = c.req.raw;
    if (method !== 'GET' && method !== 'HEAD')
      return { response: c.text('Only GET and HEAD', 405, { Allow: 'GET, HEAD' }) };
    const site = hosts(host);
    const asked = site && { request: c.req.raw, url, host, site };
    const file = asked && (await sendShopFile(asked, (work) => keepAlive(c, work)));
    if (file) return file;
    if (isFile(url.pathname)) return sendFile(c, site, url);
    if (!site) return { response: c.text('No shop under this name', 404) };
    return sendPage(c, host, site, url);
  }

  function health() {
    const { entries, bytes } = memory.size();
    return {
      status: 'ok',
      uptimeSeconds: Math.floor((now() - startedAt) / 1000),
      cacheEntries: entries,
      cacheBytes: bytes,
      // why shops get the plain page, or an older one than there is
      problems: pages.problems(),
      refusedHosts: [...(options.refused ?? [])].map(([host, why]) => ({ host, why })),
    };
  }

  const app = new Hono();
  app.all('*', async (c) => {
    const startMs = performance.now();
    const host = hostName(c.req.header('host') ?? new URL(c.req.url).host);
    const { response, ...outcome } = await Promise.resolve()
      .then(() => respond(c, host))
      .catch(
        (error: unknown): Outcome => ({
          response: c.text('The edge failed', 500),
          error: messageOf(error),
        }),
      );
    log({
      time: new Date(now()).toISOString(),
      method: c.req.raw.method,
      host: host ?? '',
      path: '',
      status: response.status,
      source: 'refused',
      ms: Math.round((performance.now() - startMs) * 10) / 10,
      bytes: 0,
      ...outcome,
    });
    return response;
  });
  return app;
}

/** A response, and what the log says of it. */
type Outcome = { response: Response } & Partial<
  Pick<LogLine, 'path' | 'source' | 'bytes' | 'error'>
>;

const script = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });

/** On edge workers, work behind a response is cut off unless the platform is told of it. */
function keepAlive(c: Context, work: Promise<unknown>): void {
  const settled = work.catch(() => undefined);
  try {
    c.executionCtx.waitUntil(settled);
  } catch {
    // Other platforms have no such context and cut nothing off.
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Robots of search engines name their owner's page; no browser does, nor a web view of any phone. */
const isRobot = (agent: string | null): boolean => /\+https?:\/\//.test(agent ?? '');

/**
 * Leads search engines from a host that has moved to the merchant's address. Nobody else: a launch of the mini
 * app cannot be told from a visit (its parameters are in the fragment, and most clients of Telegram name themselves
 * a browser), and a redirect to another origin would take Telegram's bridge away from it. Null: the page as ever.
 */
function movedAnswer(
  { headers }: Request,
  path: string,
  { name }: PageRoute,
  { movedTo }: ShopHost,
): Response | null {
  if (!movedTo || !publicRoutes.some((each) => each === name)) return null;
  if (!isRobot(headers.get('user-agent'))) return null;
  const answer = { Location: movedTo + path, Vary: 'User-Agent', 'X-Accel-Expires': '0' };
  return new Response(null, { status: 308, headers: { ...plainHeaders, ...answer } });
}

/** Search engines ask a shop that is switched off again after this, s. */
const retryAfter = '3600';

/**
 * Status and headers of a plain page. The app says the same on it; where only the edge could not read
 * something, the page is as good as any.
 */
function plainAnswer(
  { name }: PageRoute,
  reason: PlainReason,
): { status: 200 | 404 | 503; headers: Record<string, string> } {
  if (reason === 'inactive') return { status: 503, headers: { 'Retry-After': retryAfter } };
  return { status: reason === 'no-shop' || name === null ? 404 : 200, headers: {} };
}
