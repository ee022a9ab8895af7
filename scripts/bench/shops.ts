import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findBrowser, launchOptionsOf } from '../browser';
import { type Builds, buildForHost } from './builds';
import { type FarLink, farLink, roundTripMs } from './farLink';
import { median, spread } from './print';
import { certificateFor, type Passing, secureFront } from './secureFront';
import { type Servers, serveAll } from './servers';
import { isWrittenDown, phone, type Start, slowPage } from './starts';

const domain = 'shop.localhost';
const assetsHost = `assets.${domain}`;

/** `own host`: as built. `assets host`: one for the files of all shops. */
const ways = ['own host', 'assets host'] as const;
const sources = ['static files', 'the edge'] as const;
const visits = ['first shop', 'second shop', 'second shop again'] as const;
type Turn = { way: (typeof ways)[number]; source: (typeof sources)[number] };

/** `arrived`: when the last file was there that home needs, ms; bytes of `files` and `page` over the network. */
type Measured = Start & { arrived: number; files: number; page: number; connections: string };

/**
 * Three visits of two shops on two sub-domains from far away, with the files on each shop's own host and on one
 * that all share. With TLS and HTTP/2: how many connections a visit opens is what matters.
 */
export async function visitShops(builds: Builds, runs: number): Promise<void> {
  const certificate = certificateFor(domain);
  const own = await serveAll(builds, null);
  const shared = await serveAll(
    { ...builds, ...(await buildForHost(`https://${assetsHost}`)) },
    null,
  );
  // Both shops start in one language: another's dictionary would be a file that nobody has loaded.
  for (const { backend } of [own.shop, shared.shop])
    for (const settings of backend.db.settings) settings.mainLanguage = 'uz';
  let turn: Turn = { way: 'own host', source: 'static files' };
  const front = await secureFront(certificate, (host) =>
    passingOf(host, turn, turn.way === 'own host' ? own : shared),
  );
  const shops = await farLink(front.port);
  const files = await farLink(front.port);
  const browser = await launch(certificate.flag, shops, files);
  const all: (Turn & { visit: string; measured: Measured })[] = [];
  // the first turns only fill the edge's cache
  for (let run = 0; run <= runs; run += 1)
    for (const source of sources)
      for (const way of ways) {
        turn = { way, source };
        const measured = await visitAll(browser, [shops, files]);
        if (run > 0) all.push(...measured.map((one) => ({ ...turn, ...one })));
        process.stdout.write(`run ${run} of ${runs}, ${source}, ${way}\r`);
      }
  await browser.close();
  await Promise.all([shops.close(), files.close(), own.close(), shared.close()]);
  front.close();
  const rows = sources.flatMap((source) =>
    visits.flatMap((visit) => ways.map((way) => ({ source, visit, way }))),
  );
  print(
    rows.map(({ source, visit, way }) => ({
      what: [source, visit, way],
      starts: all
        .filter((one) => one.source === source && one.visit === visit && one.way === way)
        .map(({ measured }) => measured),
    })),
  );
}

function print(rows: { what: string[]; starts: Measured[] }[]): void {
  const times = ['arrived', 'ready', 'usable'] as const;
  const heads = ['From', 'Visit', 'Files on', 'files there, ms', 'products, ms', 'usable, ms'];
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(
    `\n${roundTripMs} ms per round trip, three for a connection; least-most in brackets:`,
  );
  console.log(line([...heads, 'bytes of files', 'bytes of the page', 'connections, by visit']));
  console.log(`|${'---|'.repeat(heads.length + 3)}`);
  for (const { what, starts } of rows) {
    const of = (name: (typeof times)[number] | 'files' | 'page') => starts.map((one) => one[name]);
    const middle = (name: Parameters<typeof of>[0]) => Math.round(median(of(name)));
    const cells = times.map((name) => `${middle(name)} (${spread(of(name))})`);
    const opened = starts.map(({ connections }) => connections).join(' ');
    console.log(line([...what, ...cells, middle('files'), middle('page'), opened]));
  }
}

function passingOf(host: string, { way, source }: Turn, { shop, edge }: Servers): Passing {
  if (host === assetsHost)
    return {
      port: new URL(shop.appOrigin).port,
      headers: { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' },
    };
  const { port } = new URL((source === 'the edge' ? edge : shop).appOrigin);
  return { port, ...(way === 'assets host' && { allowed: `https://${assetsHost}` }) };
}

/** A browser that partitions its cache by site, as Chrome does: the headless one has a single cache. */
async function launch(trust: string, shops: FarLink, files: FarLink): Promise<Browser> {
  const options = launchOptionsOf(await findBrowser());
  const at = (host: string, { port }: FarLink) => `MAP ${host}:443 127.0.0.1:${port}`;
  return chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      trust,
      '--enable-features=SplitCacheByNetworkIsolationKey,PartitionConnectionsByNetworkIsolationKey',
      `--host-resolver-rules=${at(assetsHost, files)},${at(`*.${domain}`, shops)}`,
    ],
  });
}

async function visitAll(browser: Browser, links: readonly FarLink[]) {
  const context = await browser.newContext(phone);
  try {
    const measured: { visit: string; measured: Measured }[] = [];
    for (const visit of visits) {
      const shop = visit === 'first shop' ? 'bloom' : 'demo';
      measured.push({ visit, measured: await visitOne(context, shop, links) });
    }
    return measured;
  } finally {
    await context.close();
  }
}

/** One visit with new connections. */
async function visitOne(
  context: BrowserContext,
  shop: string,
  links: readonly FarLink[],
): Promise<Measured> {
  for (const link of links) link.cut();
  const before = links.map((link) => link.opened());
  const { page, started } = await slowPage(context, 'article', { isNear: true });
  await page.goto(`https://${shop}.${domain}/`);
  const start = await started;
  const bytes = await page.evaluate((end) => {
    const files = performance
      .getEntriesByType('resource')
      .filter((one) => one instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => name.includes('/assets/') && startTime < end);
    const needed = files.filter(({ name }) => /\/(index|reactDom|uz\.home)-/.test(name));
    const [own] = performance.getEntriesByType('navigation');
    return {
      arrived: Math.max(...needed.map(({ responseEnd }) => responseEnd)),
      files: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
      page: own instanceof PerformanceResourceTiming ? own.transferSize : Number.NaN,
    };
  }, start.usable);
  const connections = links.map((link, at) => link.opened() - (before[at] ?? 0)).join('+');
  await isWrittenDown(page.mainFrame());
  await Promise.all(links.map((link) => link.quiet()));
  await page.close();
  // what the closed page was still asking for would open the next visit's connections
  await Promise.all(links.map((link) => link.quiet()));
  return { ...start, ...bytes, connections };
}
