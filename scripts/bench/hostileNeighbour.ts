import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { routes } from '../../src/navigation/paths';

type Shop = (response: ServerResponse) => void;

const bomb = gzipSync(Buffer.alloc(200_000_000, ' '));
const large = Buffer.alloc(18_000_000, ' ');
let answered = 0;

/** What the catalogue of each hostile shop is. */
const shops: Readonly<Record<string, Shop>> = {
  large: (response) => void response.end(large),
  bomb: (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  endless: (response) => {
    const write = () => {
      while (!response.destroyed && response.write(large.subarray(0, 64_000)));
    };
    response.on('drain', write);
    write();
  },
  empty: (response) => void response.end('{}'),
  // as large as may be rendered, and another one each time
  changing: (response) => {
    answered += 1;
    const products = Array.from({ length: 4000 }, (_, at) => ({
      id: `p${at}`,
      name: { uz: `Taom ${at} ${answered}`, ru: `Блюдо ${at}` },
      description: { uz: 'x'.repeat(700) },
      costPrice: at,
    }));
    response.end(JSON.stringify({ products }));
  },
};
const names = Object.keys(shops);

/** The API of shops that mean no good; `settings` are answered as those of any other. */
export async function serveHostileApi(merchant: object, settings: string) {
  const server = createServer((incoming, outgoing) => {
    const { url = '', headers } = incoming;
    const sub = /\/merchants\/sub\/([\w-]+)/.exec(url)?.[1];
    const shop = shops[String(headers.merchant).replace(/^id-/, '')];
    outgoing.setHeader('content-type', 'application/json');
    if (sub) outgoing.end(JSON.stringify({ ...merchant, id: `id-${sub}`, sub }));
    else if (url.includes('/settings/') || !shop) outgoing.end(settings);
    else shop(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const paths = Object.values(routes).map((route) => route.replace(':id', '7'));
const channels = ['', '?channel=click', '?table=1'];

/** The n-th visit of somebody who wants the edge to work: hosts, routes and channels in turn. */
export function hostileVisit(at: number): { host: string; path: string } {
  if (at % 2 === 0) return { host: `m1.deep${at}.shop.example`, path: '/' };
  const path = paths[at % paths.length] ?? '/';
  const channel = channels[at % channels.length] ?? '';
  return { host: `${names[at % names.length]}.hostile.example`, path: path + channel };
}
