import { realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { readHostsApart } from '../readHosts.ts';
import { type ShopHosts, settingsOf } from '../shopHost.ts';
import { createEdge, type EdgeOptions, type LogLine } from './createEdge.ts';
import { type HostFiles, hostFiles } from './hostFiles.ts';
import { nodeCodecs } from './nodeCodecs.ts';
import { readEdgeEnv, withHostsFile } from './readEnv.ts';
import { readSites } from './readSites.ts';
import { renderer } from './renderer.ts';
import { refusalsOf, refuseWithoutApi, sitesByHost } from './sites.ts';

/** Requests under way at a stop have this long to finish, ms. */
const stopMs = 5000;

/** The largest response of the API, bytes, and the share of the heap that one shop's may be. */
const maxAnswerBytes = 8_000_000;
const heapShare = 1 / 16;

type Env = Readonly<Record<string, string | undefined>>;
type Write = (text: string) => void;

/**
 * The edge on Node. `env` (deploy/README): `EDGE_ROOT`, `EDGE_HOSTS`, `EDGE_API_ORIGIN`,
 * `EDGE_ASSETS`, `EDGE_CACHE_MB`. Rejects with a sentence when one of them is not allowed; an entry of the list that
 * is not allowed costs its own host the drawn page, and no other. `now`: epoch ms.
 */
export async function nodeEdge(env: Env, write: Write, now = Date.now) {
  const { root, hosts, apiOrigin, assets, cacheBytes } = readEdgeEnv(env);
  const list = readHostsApart(hosts.list, hosts.twice);
  const sites = await readSites(root, list, settingsOf(import.meta.env));
  refuseWithoutApi(sites, apiOrigin);
  const refused = refusalsOf(sites);
  const [why] = refused.values();
  // An edge that can render no shop at all says why as it starts.
  if (why !== undefined && [...sites.values()].every(({ isFallback }) => isFallback))
    throw new Error(why);
  const log = createLogWriter(write);
  const options: EdgeOptions = {
    hosts: sitesByHost(sites),
    refused,
    renderer,
    fetch: (url, init) => fetch(url, init),
    now,
    log: log.add,
    codecs: nodeCodecs,
    ...(apiOrigin && { apiOrigin }),
    ...(assets && { assets: serveStatic({ root: assets, precompressed: true }) }),
    cacheBytes,
    maxAnswerBytes: Math.min(maxAnswerBytes, getHeapStatistics().heap_size_limit * heapShare),
  };
  return { fetch: createEdge(options).fetch, flushLog: log.flush, refused };
}

/**
 * Makes the files of a host, of a build or of what `npm run deploy` has made of one (`folder`). Where the list
 * does not name the host, its page is that of every other.
 */
export async function filesOfHost(
  folder: string,
  list: ShopHosts,
  options: Omit<HostFiles, 'site' | 'fetch' | 'now'>,
): Promise<number | null> {
  const sites = await readSites(folder, list, settingsOf(import.meta.env));
  const site = sitesByHost(sites)(options.host);
  if (!site) throw new Error('the list does not name it');
  if (site.refusal !== undefined) throw new Error(site.refusal);
  return hostFiles({ ...options, site, fetch: (url, init) => fetch(url, init), now: Date.now });
}

/** Listens on `PORT` of `EDGE_ADDRESS`. */
export async function startEdge(env: Env, write: Write) {
  const { port, address } = readEdgeEnv(env);
  const { fetch, flushLog, refused } = await nodeEdge(env, write);
  const server = createServer(getRequestListener(fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
  return { port: portOf(server.address()), refused, stop };

  /** Accepts nothing more, and waits for what is under way. */
  async function stop(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    // a kept-alive connection becomes idle only when its response has gone
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const end = setTimeout(() => server.closeAllConnections(), stopMs);
    await closed;
    clearInterval(idle);
    clearTimeout(end);
    flushLog();
  }
}

function startedFile(): string {
  try {
    return realpathSync(process.argv[1] ?? '');
  } catch {
    return '';
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The edge has no port.');
  return address.port;
}

// started by the link of the current release too: a module’s own address has no links in it
if (import.meta.url === pathToFileURL(startedFile()).href) {
  try {
    const { port, refused, stop } = await startEdge(
      withHostsFile(process.env),
      (text) => void process.stdout.write(text),
    );
    for (const [host, why] of refused)
      process.stderr.write(`${host} gets the plain page: ${why}\n`);
    process.stderr.write(`The edge listens on port ${port}.\n`);
    const exit = () => void stop().then(() => process.exit(0));
    process.once('SIGTERM', exit);
    process.once('SIGINT', exit);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 2;
  }
}

/** Lines are written together: a write for each would take a busy edge's time. */
const waitMs = 100;
const maxLines = 500;

/** Writes each line of the log as JSON. */
function createLogWriter(write: (text: string) => void) {
  let lines: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) write(lines.join(''));
    lines = [];
  }

  return {
    add(line: LogLine): void {
      lines.push(`${JSON.stringify(line)}\n`);
      if (lines.length >= maxLines) flush();
      else timer ??= setTimeout(flush, waitMs);
    },
    flush,
  };
}
