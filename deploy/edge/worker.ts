import { transportHeader } from '../headers.ts';
import { withSettings } from '../pageMetas.ts';
import { parseHostList, readHostsApart } from '../readHosts.ts';
import { type ShopHost, settingsOf } from '../shopHost.ts';
import { createEdge } from './createEdge.ts';
import { renderer } from './renderer.ts';
import type { PlatformCache } from './sharedStore.ts';
import { refusalsOf, refuseWithoutApi, sitesByHost, sitesOf } from './sites.ts';

/** What `npm run deploy -- --worker` writes beside the worker (deploy/writeWorker.ts). */
export type Deployment = {
  /** the host list, as JSON */
  hosts: string;
  /** where an API base that is a path leads; empty for none */
  apiOrigin: string;
  /** another one of each deployment that differs: what is kept of one is no other's */
  version: string;
};

/** The build that the worker is bundled with: deploy/edge/buildEdge.ts. */
declare const edgeBuild: { page: string; css: Record<string, string> };

/** Where the platform has one, it is that of all its instances in one place. */
const sharedCache = (): PlatformCache | undefined =>
  Reflect.get(Reflect.get(globalThis, 'caches') ?? {}, 'default');

type Edge = ReturnType<typeof createEdge>;
type ExecutionContext = NonNullable<Parameters<Edge['fetch']>[2]>;

/** Memory of an instance for all that is kept, bytes: platforms give 128 MB, and what is drawn takes its share. */
const cacheBytes = 32_000_000;

/**
 * The edge for runtimes whose entry exports `fetch`. All that such a platform does in another way than Node is in this
 * file: it compresses, serves files and ends TLS by itself, shares a cache among instances, and cuts off what goes on
 * after a response unless it is told of it.
 */
export function createWorker({ hosts: text, apiOrigin, version }: Deployment) {
  // at the first visit: platforms start workers that nobody asks, and bound what that may take
  let edge: Edge | undefined;

  function start(): Edge {
    const { page, css } = edgeBuild;
    const { list, twice } = parseHostList(text);
    const pageOf = (_: string, host: ShopHost) => withSettings(page, host);
    const sites = sitesOf(
      { pageOf, css },
      readHostsApart(list, twice),
      settingsOf(import.meta.env),
    );
    refuseWithoutApi(sites, apiOrigin);
    const cache = sharedCache();
    const other = sites.get('*');
    return createEdge({
      // all pages are made of one
      hosts: sitesByHost(sites, other && [other]),
      refused: refusalsOf(sites),
      renderer,
      fetch: (url, init) => fetch(url, init),
      now: Date.now,
      // biome-ignore lint/suspicious/noConsole: the log of a worker is its console
      log: (line) => console.log(JSON.stringify(line)),
      cacheBytes,
      apiOrigin,
      ...(cache && { shared: { cache, version } }),
    });
  }

  async function respond(request: Request, context?: ExecutionContext): Promise<Response> {
    edge ??= start();
    const response = await edge.fetch(request, {}, context);
    if (request.url.startsWith('https:')) response.headers.set(...transportHeader);
    return response;
  }

  return {
    fetch(request: Request, _env?: unknown, context?: ExecutionContext): Promise<Response> {
      const response = respond(request, context);
      // Others wait for the same work: it goes on when this visitor has left.
      context?.waitUntil(response);
      return response;
    },
  };
}
