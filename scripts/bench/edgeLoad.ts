import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createBackend } from '../../mocks/backend/app';
import { freePort } from '../../mocks/freePort';
import { close, listen } from '../../mocks/serve';
import { inRows } from '../inRows';
import type { Builds } from './builds';
import { zipf } from './zipf';

const merchants = 1000;
const connections = 16;
const seconds = 20;
/** As deploy/README starts it. */
const heap = ['--max-old-space-size=128', '--max-semi-space-size=4'];
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * Loads the edge with the pages of 1,000 merchants, each as often as Zipf's law says, and prints how it did: the edge
 * is a process of its own, and this one is its visitors and its API. Returns how many visits failed.
 */
export async function loadEdge(builds: Pick<Builds, 'app' | 'edge'>): Promise<number> {
  const api = await serveApi();
  const port = await freePort(4290, () => undefined);
  const edge = startEdge(builds, port, api.origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const get = (index: number) =>
    getPage({ agent, port, host: `m${index}.shop.example` }).catch(() => false);
  try {
    await untilMade(get);
    const times: number[] = [];
    let failed = 0;
    const pick = zipf(merchants);
    const start = performance.now();
    function* visits() {
      while (performance.now() < start + seconds * 1000) yield pick();
    }
    await inRows(connections, visits(), async (index) => {
      const sentAt = performance.now();
      if (!(await get(index))) failed += 1;
      times.push(performance.now() - sentAt);
    });
    const took = (performance.now() - start) / 1000;
    times.sort((a, b) => a - b);
    const at = (share: number) =>
      (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);
    console.log(
      `edge: ${Math.round(times.length / took)} pages a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ` +
        `${Math.round((await memoryOf(edge.pid)) / 1e6)} MB, ${failed} failed`,
    );
    return failed;
  } finally {
    agent.destroy();
    edge.kill();
    await close(api.server);
  }
}

/** The demo's responses under every merchant's name, ready-made: the API is not what is measured. */
async function serveApi() {
  const backend = createBackend();
  const read = async (path: string, merchant: string) => {
    const headers = { merchant, accept: 'application/json' };
    const response = await backend.fetch(new Request(`http://api/api${path}`, { headers }));
    return response.text();
  };
  const demo = JSON.parse(await read('/users/v1/merchants/sub/demo', 'demo'));
  const settings = await read('/support/v1/merchant/settings/web', String(demo.id));
  const catalogue = await read('/products/v1/overalls?type=WEB', String(demo.id));
  const branches = await read('/users/v1/branches', String(demo.id));
  return listen(0, (incoming, outgoing) => {
    const { url = '' } = incoming;
    const sub = /\/merchants\/sub\/([\w-]+)/.exec(url)?.[1];
    outgoing.setHeader('content-type', 'application/json');
    if (sub) outgoing.end(JSON.stringify({ ...demo, id: `id-${sub}`, sub }));
    else if (url.includes('/branches')) outgoing.end(branches);
    else outgoing.end(url.includes('/settings/') ? settings : catalogue);
  });
}

function startEdge(builds: Pick<Builds, 'app' | 'edge'>, port: number, api: string): ChildProcess {
  return spawn(process.execPath, [...heap, join(builds.edge, 'node.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...allocator,
      PORT: String(port),
      EDGE_ROOT: builds.app,
      EDGE_API_ORIGIN: api,
      EDGE_HOSTS: JSON.stringify({
        '*.shop.example': { settings: { VITE_API_BASE_URL: '/api' } },
      }),
    },
  });
}

type Visit = { agent: Agent; port: number; host: string };

/** Whether the page of a merchant came whole, with home in it. */
function getPage(visit: Visit): Promise<boolean> {
  const { agent, port, host } = visit;
  const headers = { host, 'accept-encoding': 'br' };
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, agent, headers }, (response) => {
      // what a cache may keep for a moment has home in it; the plain page says that none may
      const isWhole = response.statusCode === 200 && response.headers['x-accel-expires'] === '10';
      response.resume();
      response.on('end', () => resolve(isWhole));
    });
    call.on('error', (error) => {
      // the edge may close an idle connection just when it is used again
      if (call.reusedSocket) getPage(visit).then(resolve, reject);
      else reject(error);
    });
    call.end();
  });
}

/**
 * Visits every merchant until each page has come whole: the first visits fetch and render, and may get the plain
 * page meanwhile. Then once more, as what a page has got since makes it another.
 */
async function untilMade(get: (index: number) => Promise<boolean>): Promise<void> {
  const everyone = Array.from({ length: merchants }, (_, index) => index);
  let left = everyone;
  const visit = async () => {
    const missing: number[] = [];
    await inRows(8, left, async (index) => {
      if (!(await get(index))) missing.push(index);
    });
    left = missing;
  };
  // at first the edge is not up
  for (let tries = 0; tries < 100 && left.length > 0; tries += 1) {
    await visit();
    await setTimeout(100);
  }
  left = everyone;
  await visit();
}

/** The most memory that a process had, bytes; NaN where the system does not tell. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
}
