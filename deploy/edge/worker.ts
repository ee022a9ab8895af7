import { type Workers, workerOf } from '../pageWorker.ts';
import { readHosts, type ShopHost, settingsOf } from '../shopHost.ts';
import { withSettings } from '../withSettings.ts';
import { createEdge } from './createEdge.ts';
import { readEdgeEnv } from './readEnv.ts';
import { renderer } from './renderer.ts';
import { sitesByHost } from './site.ts';
import { sitesOf } from './sites.ts';

/** The worker's configuration, as the platform hands it in. */
type Env = {
  /** the host list, as JSON */
  EDGE_HOSTS?: string;
  EDGE_API_ORIGIN?: string;
};
/** The build that the worker is bundled with: deploy/edge/buildEdge.ts. */
declare const edgeBuild: { page: string; css: Record<string, string>; workers: Workers };

type Edge = ReturnType<typeof createEdge>;

/** For runtimes whose entry exports `fetch`; they compress by themselves. */
function start({ EDGE_HOSTS, EDGE_API_ORIGIN }: Env): Edge {
  const { page, css, workers } = edgeBuild;
  // without what a platform binds besides
  const env = readEdgeEnv({ EDGE_HOSTS, EDGE_API_ORIGIN });
  const hosts = readHosts(env.hosts);
  const built = settingsOf(import.meta.env);
  const parts = {
    pageOf: (_: string, host: ShopHost) => withSettings(page, host),
    workerOf: (_: string, settings: ShopHost['settings']) => workerOf(settings, workers),
    css,
  };
  return createEdge({
    hosts: sitesByHost(sitesOf(parts, hosts, built)),
    renderer,
    fetch: (request) => fetch(request),
    now: Date.now,
    // biome-ignore lint/suspicious/noConsole: the log of a worker is its console
    log: (line) => console.log(JSON.stringify(line)),
    cacheBytes: 48_000_000,
    ...(env.apiOrigin && { apiOrigin: env.apiOrigin }),
  });
}

let edge: Edge | undefined;

// biome-ignore lint/style/noDefaultExport: the form that workers, Bun and Deno ask for
export default {
  fetch(request: Request, env: Env = {}, context?: ExecutionContext) {
    edge ??= start(env);
    return edge.fetch(request, env, context);
  },
};

type ExecutionContext = Parameters<Edge['fetch']>[2];
