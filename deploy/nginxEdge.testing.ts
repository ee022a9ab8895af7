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

/** What an operator copies: for the `http` context, and for the server. */
export async function readConf(): Promise<{ http: string; own: string }> {
  const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
  const [http, own] = await Promise.all([
    read('storefront-edge.conf'),
    read('storefront-edge-server.conf'),
  ]);
  return { http, own };
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
  const { http, own } = await readConf();
  const local = (text: string) =>
    text
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${address.port}`)
      .replaceAll('/var/cache/nginx', `${folder}/cache`)
      .replace(/\\d\{7\}(?=\)")/, isBriefly ? '\\d{10}' : '$&');
  const stopNginx = await startNginx(
    out,
    local(own).replace('proxy_cache storefront;', `proxy_cache storefront;\n${more}`),
    local(http),
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
