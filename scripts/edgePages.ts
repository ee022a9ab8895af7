import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { writeWorker } from '../deploy/writeWorker';
import type { EdgePagesOf } from '../mocks/serve';

type Write = (text: string) => void;

const nothing: Write = () => undefined;

/** The edge in front of a served shop (mocks/serve), from its bundle in `edgeDir`; `write` gets its log. `now`: epoch ms. */
export const edgePages =
  (edgeDir: string, write = nothing, now = Date.now) =>
  async ({ appDir, origin, host }: EdgePagesOf) => {
    // From the bundle, which has the class names of the build.
    const { nodeEdge }: typeof import('../deploy/edge/node') = await import(
      join(edgeDir, 'node.js')
    );
    const { fetch } = await nodeEdge(
      {
        EDGE_ROOT: appDir,
        EDGE_ASSETS: appDir,
        EDGE_API_ORIGIN: origin,
        EDGE_HOSTS: hostsOf(host),
      },
      write,
      now,
    );
    return getRequestListener(fetch, { overrideGlobalObjects: false });
  };

/** The same as a worker in workerd, from what `npm run deploy -- --worker` would write. */
export function workerPages(edgeDir: string, write = nothing) {
  let stop = () => Promise.resolve();
  return {
    async pages({ appDir, origin, host }: EdgePagesOf): Promise<RequestListener> {
      const { passTo, startWorkerd } = await import('./workerd');
      const out = await mkdtemp(join(tmpdir(), 'worker-'));
      const bundle = join(edgeDir, 'worker.js');
      const hosts = hostsOf(host);
      await writeWorker({ dist: appDir, bundle, out, hosts, apiOrigin: origin });
      const worker = await startWorkerd(out, write);
      stop = async () => {
        await worker.stop();
        await rm(out, { recursive: true });
      };
      return passTo(worker.port);
    },
    stop: () => stop(),
  };
}

/** The group is for hosts as in production: a browser finds `demo.shop.localhost` here without DNS. */
function hostsOf(host: EdgePagesOf['host']): string {
  const settings = { VITE_API_BASE_URL: '/api', VITE_CDN_URL: '/cdn', ...host.settings };
  const site = { settings, allow: host.allow };
  return JSON.stringify({ localhost: site, '127.0.0.1': site, '*.shop.localhost': site });
}
