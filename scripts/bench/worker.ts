import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeWorker } from '../../deploy/writeWorker';
import { appDir, buildWhenOutdated, edgeDir } from '../buildShop';
import { startWorkerd } from '../workerd';
import { memoryOf, serveApi } from './edgeLoad';

const merchants = 1000;
const visits = 2000;
/** Linux counts processor time in ticks of a hundredth of a second. */
const msPerTick = 10;

/**
 * Prints what the worker takes in workerd: processor time, less that of a request that costs the edge nothing, since
 * workerd here also plays the platform around it; memory of the whole process; the size of the bundle.
 */
export async function measureWorker(): Promise<void> {
  await buildWhenOutdated();
  const api = await serveApi();
  const out = await mkdtemp(join(tmpdir(), 'worker-'));
  const hosts = JSON.stringify({ '*.shop.example': { settings: { VITE_API_BASE_URL: '/api' } } });
  const bundle = join(edgeDir, 'worker.js');
  await writeWorker({ dist: appDir, bundle, out, hosts, apiOrigin: api.origin });
  const code = gzipSync(await readFile(join(out, 'worker/worker.mjs')));
  console.log(`bundle: ${Math.round(code.byteLength / 1000)} kB, compressed`);
  try {
    for (const [name, next] of [
      ['nothing cached', 'a merchant’s first page'],
      ['an instance that has just started', 'a page of the platform’s cache'],
    ] as const) {
      console.log(`\n${name}`);
      const { port, stop } = await startWorkerd(out, () => undefined);
      const pid = workerdPid();
      const cost = async (count: number, visit: (at: number) => Promise<unknown>) => {
        const before = cpuMs(pid);
        for (let at = 0; at < count; at += 1) await visit(at);
        return (cpuMs(pid) - before) / count;
      };
      const home = (at: number) => untilDrawn(port, `m${at % merchants}.shop.example`);
      await home(merchants - 1);
      const empty = await memoryOf(pid);
      const nothing = await cost(visits, () => visit(port, 'm1.shop.example', '/robots.txt'));
      const first = await cost(merchants, home);
      const cached = await cost(visits, () => visit(port, `m${merchants - 2}.shop.example`, '/'));
      const ms = (of: number) => `${(of - nothing).toFixed(1)} ms`;
      console.log(
        `${next}: ${ms(first)}; again: ${ms(cached)} (nothing: ${nothing.toFixed(1)} ms)`,
      );
      const all = await memoryOf(pid);
      console.log(`memory: ${mb(empty)}, with ${merchants} merchants at most ${mb(all)}`);
      await stop();
    }
  } finally {
    api.close();
    await rm(out, { recursive: true });
  }
}

const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

async function untilDrawn(port: number, host: string): Promise<void> {
  while (!(await visit(port, host, '/')).includes('data-edge='));
}

function visit(port: number, host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { agent: false, host: '127.0.0.1', port, path, headers: { host } };
    get(options, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      resolve(Buffer.concat(parts).toString());
    }).on('error', reject);
  });
}

const statOf = (pid: number): { parent: number; ticks: number; name: string } => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { parent: Number(fields[1]), ticks, name: stat.slice(stat.indexOf('(') + 1, end) };
};

const cpuMs = (pid: number): number => statOf(pid).ticks * msPerTick;

/** The process of this one that runs workerd. */
function workerdPid(): number {
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one)))
    try {
      const { parent, name: command } = statOf(Number(name));
      if (parent === process.pid && command === 'workerd') return Number(name);
    } catch {
      // it has ended meanwhile
    }
  throw new Error('No workerd is running.');
}
