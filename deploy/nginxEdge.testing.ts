import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { builtPage, setUp } from './edge/edge.testing';
import { nodeCodecs } from './edge/nodeCodecs';
import { get, startNginx, testPort } from './nginx.testing';
import { readHosts } from './readHosts';
import { writeServer } from './writeServer';

/** What an operator copies, for an edge at this port: for the `http` context, and for the server. */
export async function readConf({ port = 8080, cache = '/var/cache/nginx' } = {}) {
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
  const folder = await mkdtemp(join(tmpdir(), 'nginx-edge-'));
  const port = await testPort();
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await mkdir(join(folder, 'cache'));
  await writeFile(join(dist, 'index.html'), builtPage);
  await writeFile(join(dist, 'assets/index-1.css'), '.home{color:red}');
  await writeFile(join(dist, 'robots.txt'), 'of the build');
  const out = join(folder, 'server');
  await writeServer({ dist, out, hosts: readHosts({ '*': {} }), root: out, port });

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
  const server = createServer(getRequestListener(respond));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The edge has no port.');
  const { http, own } = await readConf({ port: address.port, cache: `${folder}/cache` });
  const stopNginx = await startNginx(
    out,
    own.replace('proxy_cache storefront;', `proxy_cache storefront;\n${more}`),
    isBriefly ? http.replace(/\\d\{7\}(?=\)")/, '\\d{10}') : http,
  );

  function stopEdge() {
    server.close();
    server.closeAllConnections();
  }

  return {
    edge,
    stopEdge,
    async ask(path = '/', headers: Record<string, string> = {}) {
      const answer = await get(port, path, { host: 'demo.shop.test', ...headers });
      return { ...answer, text: answer.body.toString() };
    },
    async stop() {
      await stopNginx();
      stopEdge();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
