import { readFile } from 'node:fs/promises';
import { getRequestListener } from '@hono/node-server';
import { close, listen } from '../mocks/serve';
import { builtFiles, setUp } from './edge/edge.testing';
import { nodeCodecs } from './edge/nodeCodecs';
import { serveBuild } from './nginx.testing';
import { readHosts } from './readHosts';

/** What an operator copies, for an edge at this port: for the `http` context, and for the server. */
export async function readConf({ port = '8080', cache = '/var/cache/nginx' } = {}) {
  const read = async (name: string) =>
    (await readFile(new URL(name, import.meta.url), 'utf8'))
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`)
      .replaceAll('/var/cache/nginx', cache);
  return {
    http: await read('storefront-edge.conf'),
    own: await read('storefront-edge-server.conf'),
  };
}

type Options = {
  edge?: Parameters<typeof setUp>[0];
  /** more lines for the location in front of the edge */
  more?: string;
  /** what the edge says may be kept is kept for a second, and its key is one: nginx has the time of the machine */
  isBriefly?: boolean;
  /** the edge answers once so many requests are there */
  together?: number;
};

/** Starts a real nginx in front of an edge, configured by the files that an operator copies. */
export async function startBehindNginx({
  edge: options = {},
  more = '',
  isBriefly = false,
  together = 0,
}: Options = {}) {
  const edge = setUp({ codecs: nodeCodecs, ...options });
  const waiting: (() => void)[] = [];
  const respond = async (request: Request) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length >= together) for (const go of waiting) go();
    });
    const answer = await edge.edge.fetch(request);
    const kept = answer.headers.get('x-accel-expires');
    if (isBriefly && kept !== '0') answer.headers.set('x-accel-expires', '1');
    return answer;
  };
  const { server, origin } = await listen(0, getRequestListener(respond), '127.0.0.1');
  const nginx = await serveBuild(
    { ...builtFiles, 'robots.txt': 'of the build' },
    readHosts({ '*': {} }),
    {
      async confOf(cache) {
        const { http, own } = await readConf({ port: new URL(origin).port, cache });
        return {
          own: own.replace('proxy_cache storefront;', `proxy_cache storefront;\n${more}`),
          http: isBriefly ? http.replace(/\\d\{7\}(?=\)")/, '\\d{10}') : http,
        };
      },
    },
  );

  const stopEdge = async () => server.listening && close(server);

  return {
    edge,
    stopEdge,
    async ask(path = '/', headers: Record<string, string> = {}) {
      const answer = await nginx.get(path, { host: 'demo.shop.test', ...headers });
      return { ...answer, text: answer.body.toString() };
    },
    async stop() {
      await nginx.stop();
      await stopEdge();
    },
  };
}
