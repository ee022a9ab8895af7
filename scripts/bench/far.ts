import { createServer, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { storeName } from '../../src/domain/start/storedPage';
import { type FarLink, farLink, roundTripMs } from './farLink';
import { median, spread } from './print';
import { isWrittenDown, phone, type Start, slowPage } from './starts';

/**
 * What could make a returning visit from far away faster. `page first`: the page may be shown from the cache while
 * it is fetched again. `worker`: the shop's own service worker has stored it, with the files that it starts with.
 */
const ways = ['today', 'page first', 'worker'] as const;
type Way = (typeof ways)[number];

type Shops = { edge: ServedShop; withWorker: ServedShop };

/** Returning visits with a new connection, in turns; prints a table. */
export async function visitFromFar(browser: Browser, shops: Shops, runs: number) {
  const starts: Record<Way, Start[]> = { today: [], 'page first': [], worker: [] };
  for (let run = 1; run <= runs; run += 1)
    for (const way of ways) {
      starts[way].push(await returnFromFar(browser, shops, way));
      process.stdout.write(`run ${run} of ${runs}, ${way}\r`);
    }
  console.log(`\nA returning visit, ${roundTripMs} ms per round trip, three for a connection:`);
  console.log(
    '| What | products, ms | least-most | × today | mounted, ms | × today | usable, ms | × today |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  const of = (way: Way, what: Moment) => starts[way].map((start) => start[what]);
  for (const way of ways) {
    const [products = '', ...others] = moments.map((what) => {
      const time = median(of(way, what));
      return `${Math.round(time)} | ${(time / median(of('today', what))).toFixed(2)}`;
    });
    const shown = products.replace('|', `| ${spread(of(way, 'ready'))} |`);
    console.log(`| ${way} | ${[shown, ...others].join(' | ')} |`);
  }
}

const moments = ['ready', 'live', 'usable'] as const;
type Moment = (typeof moments)[number];

async function returnFromFar(browser: Browser, shops: Shops, way: Way): Promise<Start> {
  const front = await serveFront(way === 'worker' ? shops.withWorker : shops.edge, way);
  const link = await farLink(front.port);
  const context = await browser.newContext(phone);
  try {
    await visit(context, link, way);
    return await visit(context, link, way);
  } finally {
    await context.close();
    await link.close();
    front.close();
  }
}

async function visit(context: BrowserContext, link: FarLink, way: Way): Promise<Start> {
  link.cut();
  const { page, started } = await slowPage(context, 'article', { isNear: true });
  await page.goto(`${link.origin}/?vendor=demo`);
  const start = await started;
  await isWrittenDown(page.mainFrame());
  if (way === 'worker') while (!(await isStored(page))) await setTimeout(100);
  await page.waitForLoadState('networkidle');
  await page.close();
  return start;
}

const isStored = (page: Page): Promise<boolean> =>
  page.evaluate(
    async (name) => (await caches.match('/?vendor=demo', { cacheName: name })) !== undefined,
    storeName,
  );

/** The shop, as a server would send it that helps a returning visit in this way. */
async function serveFront(shop: ServedShop, way: Way) {
  const { port: shopPort } = new URL(shop.appOrigin);
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const forwarded = request({ port: shopPort, method, path, headers }, (response) => {
      const isPage = /html/.test(response.headers['content-type'] ?? '');
      const sent =
        way === 'page first' && isPage
          ? { ...response.headers, 'cache-control': 'max-age=0, stale-while-revalidate=86400' }
          : response.headers;
      answer.writeHead(response.statusCode ?? 500, sent);
      response.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The front has no port.');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: address.port, close };
}
