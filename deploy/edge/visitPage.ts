import type { MerchantKey } from '../../src/domain/start/host';
import { currencyOf } from '../shopHost.ts';
import type { Answer } from './answers.ts';
import { type ApiFetch, NoShop } from './askApi.ts';
import type { Keep } from './cache.ts';
import { isLarge } from './catalogueSize.ts';
import type { Codec } from './codec.ts';
import { createDeadline, TooSlow } from './deadline.ts';
import { type Memory, ownerOfKey, packedWire } from './memory.ts';
import { createPages } from './pages.ts';
import { createBodyReader, TooLarge } from './readBody.ts';
import type { Renderer } from './renderer.ts';
import type { StoredPage } from './send.ts';
import { createShopAnswers } from './shopAnswers.ts';
import { Unreadable } from './shopReader.ts';
import { apiBaseOf } from './sites.ts';
import type { EdgeSite } from './template.ts';
import { createGate, createTurns, TooBusy, type WhenFree } from './turns.ts';
import type { Visit } from './visit.ts';

/** The rendered page of a visit, or why it gets the plain one. */
export type VisitPage =
  | { page: StoredPage; source: 'cached' | 'stale' | 'rendered' }
  | { page: null; reason: PlainReason; error?: unknown };

export type PlainReason =
  | 'unlisted'
  | 'refused'
  | 'screen'
  | 'no-merchant'
  | 'no-api'
  | 'slow'
  | 'api'
  | 'large'
  | 'busy'
  | 'inactive'
  | 'no-shop'
  | 'unreadable'
  | 'render'
  | 'error';

type Options = {
  renderer: Renderer;
  fetch: ApiFetch;
  now: () => number;
  codecs: readonly Codec[];
  apiOrigin?: string;
  patienceMs: number;
  renderMs: number;
  memory: Memory;
  /** of one response of the API, after decompression, bytes */
  maxAnswerBytes: number;
};

/** Nobody looks at a file, and there is no other to send: it waits longer for the API, ms. */
const filePatienceMs = 1000;

/** Behind a response, API and render may each take this long, ms. */
const behindMs = 10_000;

/** Responses that are being read, and shops that are being drawn: one thread does it all. */
const atOnce = 4;
/** Of one shop: another's never waits for all of its. */
const atOnceForOne = 2;

/**
 * Large catalogues that wait to be parsed: what is parsed is many times larger. After each the edge does
 * other things for twice the time that it took, a second at most: other shops come first.
 */
const large = { most: 4, mostOfOne: 2, restMs: (tookMs: number) => Math.min(2 * tookMs, 1000) };

/** Calls under way for one shop: half of all that may be. */
const mostCallsOfOne = 250;

/** Finds what a visit gets; `keep` is told of the work that goes on behind the response. */
export type FindPage = (
  site: EdgeSite,
  host: string,
  visit: Visit,
  keep: Keep,
) => Promise<VisitPage>;

/** A visit whose page can be rendered. */
type Shop = { site: EdgeSite; host: string; visit: Visit; address: MerchantKey; apiBase: string };

/** Finds the page of a visit: the API's responses, then the page made of them, both cached. */
export function createVisitPages(options: Options) {
  const { renderer, now, codecs, apiOrigin, patienceMs, renderMs } = options;
  const { memory, maxAnswerBytes } = options;
  const responses = memory.cacheOf<Answer>('answers', {
    share: { ownerOf: ownerOfKey, maxLoads: mostCallsOfOne },
    sizeOf: ({ packed }) => packed.byteLength + 200,
    wire: packedWire(),
  });
  // The last coding is the quickest: what is kept of the API is rarely read again.
  const problems = createProblems(now);
  const reading = createGate(atOnce, atOnceForOne);
  const drawing = createGate(atOnce, atOnceForOne);
  const inTurn = createTurns(large);
  const whenFree =
    (gate: typeof reading): WhenFree =>
    (bytes, owner, work) =>
      (isLarge(bytes) ? inTurn : gate)(work, owner);
  const answersOf = createShopAnswers({
    fetch: options.fetch,
    readBody: createBodyReader({ maxBytes: maxAnswerBytes, maxTogether: 2 * maxAnswerBytes }),
    noteProblem: problems.note,
    whenFree: whenFree(reading),
    cache: responses,
    now,
    codec: codecs.at(-1) ?? null,
  });
  const pages = createPages({
    renderer,
    whenFree: whenFree(drawing),
    codec: codecs[0] ?? null,
    memory,
  });

  async function find(site: EdgeSite, host: string, visit: Visit, keep: Keep): Promise<VisitPage> {
    const { address, route } = visit;
    if (site.refusal !== undefined) return plain('refused', new Error(site.refusal));
    if (site.isFallback) return plain('unlisted');
    if (route.isWholeScreen) return plain('screen');
    if (!address) return plain('no-merchant');
    const apiBase = apiBaseOf(site, address.key, apiOrigin);
    if (!apiBase) return plain('no-api');
    const shop = { site, host, visit, address, apiBase };
    const api = visit.file ? Math.max(patienceMs, filePatienceMs) : patienceMs;
    try {
      return await pageOf(shop, { api, render: renderMs }, keep);
    } catch (error) {
      // What was too slow for this visit is there for the next: the answers, and the page of them.
      if (error instanceof TooSlow) keep(pageOf(shop, { api: behindMs, render: behindMs }, keep));
      return plain(reasonOf(error), error);
    }
  }

  async function pageOf(
    { site, host, visit, address, apiBase }: Shop,
    wait: { api: number; render: number },
    keep: Keep,
  ): Promise<VisitPage> {
    const { channel, segment, route, productId, vacancyId, query, file } = visit;
    const deadline = createDeadline(wait.api);
    const renderDeadline = createDeadline(wait.render);
    const knownId = site.host.merchantId;
    try {
      const answers = await answersOf({
        apiBase,
        address,
        channel,
        knownId,
        currency: currencyOf(site.host),
        deadline,
        keep,
        contentPath: file ? null : renderer.contentPath(route.name),
        isContentShown: route.opensSheet,
      });
      if (!answers.isActive) return plain('inactive');
      const merchantKey = `${address.by}/${address.key}`;
      const origin = site.host.movedTo ?? visit.origin;
      const place = { origin, segment, route, productId, vacancyId, query, file };
      const key = { host, merchantKey, channel, ...place };
      const { page, source } = await renderDeadline
        .within(pages.pageOf(site, key, answers, visit, keep))
        .catch((error: unknown) => {
          throw isKnown(error) ? error : new RenderError(error);
        });
      return { page, source: answers.isStale ? 'stale' : source };
    } finally {
      deadline.stop();
      renderDeadline.stop();
    }
  }

  return { find, problems: problems.all };
}

const isKnown = (error: unknown) =>
  [Unreadable, TooSlow, TooLarge, TooBusy].some((kind) => error instanceof kind);

class RenderError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function reasonOf(error: unknown): PlainReason {
  if (error instanceof TooSlow) return 'slow';
  if (error instanceof TooLarge) return 'large';
  if (error instanceof TooBusy) return 'busy';
  if (error instanceof Unreadable) return 'unreadable';
  if (error instanceof NoShop) return 'no-shop';
  return error instanceof RenderError ? 'render' : 'api';
}

const plain = (reason: PlainReason, error?: unknown): VisitPage => ({ page: null, reason, error });

/** A response of the API that the edge does not use, for the health page. */
type Problem = {
  /** without a query */
  call: string;
  why: string;
  /** the last time, ISO 8601 */
  at: string;
  count: number;
};

const most = 20;

/** Remembers the latest problems, one for each call. */
export function createProblems(now: () => number) {
  const problems = new Map<string, Problem>();

  return {
    note(url: string, why: string): void {
      const call = url.split('?', 1)[0] ?? '';
      const count = (problems.get(call)?.count ?? 0) + 1;
      problems.delete(call);
      problems.set(call, { call, why, at: new Date(now()).toISOString(), count });
      for (const oldest of problems.keys()) {
        if (problems.size <= most) break;
        problems.delete(oldest);
      }
    },
    all: (): Problem[] => [...problems.values()],
  };
}
