import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWorker } from '../../deploy/writeWorker';
import { appDir, edgeDir } from '../../scripts/buildShop';
import { startWorkerd } from '../../scripts/workerd';

type Wanted = { hosts: string; apiOrigin: string };
type Running = { port: number; stop: () => Promise<void> };
type Start = (wanted: Wanted, write: (text: string) => void) => Promise<Running>;

/** How each runtime starts the bundle of the tested build. */
export const runtimes: Readonly<Record<'Node' | 'workerd', Start>> = {
  async Node({ hosts, apiOrigin }, write) {
    const { startEdge }: typeof import('../../deploy/edge/node') = await import(
      join(edgeDir, 'node.js')
    );
    const place = { EDGE_ROOT: appDir, EDGE_HOSTS: hosts, EDGE_API_ORIGIN: apiOrigin, PORT: '0' };
    return startEdge(place, write);
  },
  async workerd(wanted, write) {
    const out = await mkdtemp(join(tmpdir(), 'worker-'));
    await writeWorker({ dist: appDir, bundle: join(edgeDir, 'worker.js'), out, ...wanted });
    const { port, stop } = await startWorkerd(out, write);
    return {
      port,
      async stop() {
        await stop();
        await rm(out, { recursive: true });
      },
    };
  },
};

export type Got = { status: number; headers: IncomingHttpHeaders; text: string };
export type Asked = { host?: string; path?: string; method?: string; headers?: object };

/** Asks an edge as a visitor's browser does: a fetch cannot say another host. */
export function visit(
  port: number,
  { host = 'demo.shop.test', path = '/', method = 'GET', headers = {} }: Asked,
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request(
      // each on a connection of its own: one that is kept may be closed as it is used again
      { agent: false, host: '127.0.0.1', port, path, method, headers: { ...headers, host } },
      async (answer) => {
        const parts: Buffer[] = [];
        for await (const part of answer) parts.push(part);
        const text = Buffer.concat(parts).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      },
    );
    sent.on('error', reject).end();
  });
}
