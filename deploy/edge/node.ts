import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { readHosts, type ShopHosts, settingsOf } from '../shopHost.ts';
import { apiBaseOf } from './apiBase.ts';
import { createEdge, type EdgeOptions } from './createEdge.ts';
import { type HostFiles, hostFiles } from './hostFiles.ts';
import { createLogWriter } from './logWriter.ts';
import { nodeCodecs } from './nodeCodecs.ts';
import { readEdgeEnv } from './readEnv.ts';
import { readSites } from './readSites.ts';
import { renderer } from './renderer.ts';
import { sitesByHost } from './site.ts';

/** Requests under way at a stop have this long to finish, ms. */
const stopMs = 5000;

/** The largest response of the API, bytes, and the share of the heap that one shop's may be. */
const maxAnswerBytes = 8_000_000;
const heapShare = 1 / 16;

type Env = Readonly<Record<string, string | undefined>>;
type Write = (text: string) => void;

/**
 * The edge on Node. `env` (deploy/README): `EDGE_ROOT`, `EDGE_HOSTS`, `EDGE_API_ORIGIN`,
 * `EDGE_ASSETS`, `EDGE_CACHE_MB`. Rejects with a sentence when one of them is not allowed.
 */
export async function nodeEdge(env: Env, write: Write) {
  const { root, hosts, apiOrigin, assets, cacheBytes } = readEdgeEnv(env);
  const sites = await readSites(root, readHosts(hosts), settingsOf(import.meta.env));
  for (const [name, site] of sites)
    if (!site.isFallback && !apiBaseOf(site, '', apiOrigin))
      throw new Error(`${name}: the API base is a path; EDGE_API_ORIGIN says on which origin.`);
  const log = createLogWriter(write);
  const options: EdgeOptions = {
    hosts: sitesByHost(sites),
    renderer,
    fetch: (request) => fetch(request),
    now: Date.now,
    log: log.add,
    codecs: nodeCodecs,
    ...(apiOrigin && { apiOrigin }),
    ...(assets && { assets: serveStatic({ root: assets, precompressed: true }) }),
    cacheBytes,
    maxAnswerBytes: Math.min(maxAnswerBytes, getHeapStatistics().heap_size_limit * heapShare),
  };
  return { fetch: createEdge(options).fetch, flushLog: log.flush };
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
  return hostFiles({ ...options, site, fetch: (request) => fetch(request), now: Date.now });
}

/** Listens on `PORT` of `EDGE_ADDRESS`. */
export async function startEdge(env: Env, write: Write) {
  const { port, address } = readEdgeEnv(env);
  const { fetch, flushLog } = await nodeEdge(env, write);
  const server = createServer(getRequestListener(fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
  return { port: portOf(server.address()), stop };

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

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The edge has no port.');
  return address.port;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { port, stop } = await startEdge(process.env, (text) => void process.stdout.write(text));
    process.stderr.write(`The edge listens on port ${port}.\n`);
    const exit = () => void stop().then(() => process.exit(0));
    process.once('SIGTERM', exit);
    process.once('SIGINT', exit);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 2;
  }
}
