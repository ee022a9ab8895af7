import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { EdgePagesOf } from '../mocks/serve';

type Write = (text: string) => void;

/** The edge in front of a served shop (mocks/serve), from its bundle in `edgeDir`; `write` gets its log. */
export const edgePages =
  (edgeDir: string, write: Write = () => undefined) =>
  async ({ appDir, origin, host }: EdgePagesOf) => {
    // From the bundle, which has the class names of the build.
    const { nodeEdge }: typeof import('../deploy/edge/node') = await import(
      join(edgeDir, 'node.js')
    );
    const settings = { VITE_API_BASE_URL: '/api', VITE_CDN_URL: '/cdn', ...host.settings };
    const site = { settings, allow: host.allow };
    const { fetch } = await nodeEdge(
      {
        EDGE_ROOT: appDir,
        EDGE_ASSETS: appDir,
        EDGE_API_ORIGIN: origin,
        // The group is for hosts as in production: a browser finds `demo.shop.localhost` here without DNS.
        EDGE_HOSTS: JSON.stringify({
          localhost: site,
          '127.0.0.1': site,
          '*.shop.localhost': site,
        }),
      },
      write,
    );
    return getRequestListener(fetch, { overrideGlobalObjects: false });
  };
