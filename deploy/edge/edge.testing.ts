import type { PageHead } from '../../src/app/edge/headTypes';
import { noContent } from '../../src/app/edge/pageContent';
import type { EdgeShop, RenderedHome } from '../../src/app/edge/renderHome';
import type { Language } from '../../src/domain/text/language';
import { langTag } from '../../src/domain/text/language';
import { withSettings } from '../pageMetas.ts';
import type { ShopHost } from '../shopHost.ts';
import type { ApiFetch } from './askApi.ts';
import { createEdge, type EdgeOptions, type LogLine } from './createEdge.ts';
import type { Renderer } from './renderer.ts';
import { sitesByHost } from './sites.ts';
import type { EdgeSite } from './template.ts';

/** A page with all that the edge looks for, in the form of the built one. */
export const builtPage = `<!doctype html>
<html lang="uz-Latn-UZ">
  <head>
    <title>Menu</title>
    <link rel="icon" href="data:,">
    <script data-name="early">start()</script>
    <style>.early{margin:0}</style>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root">
      <div class="early"></div>
    </div>
    <script>window.early?.onRoot()</script>
    <noscript>JavaScript</noscript>
  </body>
</html>
`;
export const sheetText = '.home{color:red}';
/** A build of it. */
export const builtFiles = { 'index.html': builtPage, 'assets/index-1.css': sheetText };

export function siteOf(host: Partial<ShopHost> = {}, page = builtPage): EdgeSite {
  const full: ShopHost = {
    settings: { VITE_API_BASE_URL: 'https://api.test/v1' },
    allow: [],
    origins: [],
    ...host,
  };
  return { page: withSettings(page, full), css: { '/assets/index-1.css': sheetText }, host: full };
}

export type Call = { url: string; merchant: string | null; headers: Record<string, string> };
type Reply = (call: Call) => Response | Promise<Response>;

/** What a fake API says unless a test says otherwise: shop `k` has the id `id-k`. */
export function reply({ url, merchant }: Call): Response {
  const key = /merchants\/\w+\/([\w.-]+)$/.exec(url)?.[1];
  if (key) return Response.json({ id: `id-${key}`, isActive: true, name: key });
  if (url.includes('/settings/')) return Response.json({ mainLanguage: 'uz' });
  return Response.json({ products: [`plov of ${merchant}`] });
}

const catalogueOf = (shop: EdgeShop) => (shop as unknown as { catalogue: string }).catalogue;
const idsIn = (shop: EdgeShop) => {
  const { products = [] }: { products?: { id?: string }[] } = JSON.parse(catalogueOf(shop));
  return new Set(products.flatMap(({ id }) => id ?? []));
};

/** Draws the catalogue's text, escaped, in the language of the cookie. */
export const fakeRenderer: Renderer = {
  readShop: ({ merchant, settings, catalogue }, channel) =>
    Promise.resolve({
      catalogue,
      channel,
      merchant: JSON.parse(merchant),
      settings: JSON.parse(settings),
      catalog: JSON.parse(catalogue),
      answered: JSON.parse(catalogue),
    } as unknown as EdgeShop),
  languageOf: (_, view) => (view.storedLanguage ?? view.telegramLanguage ?? 'uz') as Language,
  productIds: idsIn,
  vacancyIds: () => Promise.resolve(null),
  pageArticle: () => Promise.resolve(''),
  contentPath: () => null,
  readContent: () => Promise.resolve(noContent),
  webManifest: (_, { storedLanguage }, query) =>
    Promise.resolve({ lang: storedLanguage, start_url: `/${query}` }),
  sitePages: (shop, origin) =>
    ['/', ...[...idsIn(shop)].map((id) => `/product/${id}`)].map((path) => ({
      address: origin + path,
      alternates: [],
    })),
  renderHome(shop, view): Promise<RenderedHome> {
    const language = this.languageOf(shop, view);
    const text = catalogueOf(shop).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return Promise.resolve({
      html: `<main class="home">${text}</main>`,
      lang: langTag(language),
      dir: language === 'ar' ? 'rtl' : 'ltr',
      theme: '',
      look: '--brand:#FFC21A;--on-brand:#000000',
    });
  },
  pageHead(shop, view, { origin, segment, route, productId }): Promise<PageHead> {
    const isFound = route !== null && (productId === null || idsIn(shop).has(productId));
    return Promise.resolve({
      isFound,
      title: `${route} ${productId ?? ''} in ${this.languageOf(shop, view)}`,
      siteName: 'Demo',
      description: '',
      address: isFound ? `${origin}/${segment ?? ''}${route}` : null,
      alternates: [],
      isIndexed: isFound,
      locale: 'uz_UZ',
      otherLocales: [],
      type: 'website',
      picture: null,
      icon: null,
      icons: [],
      themeColors: { light: '#ffffff', dark: '#000000' },
      touchIcon: null,
      manifest: '/manifest.webmanifest',
      price: null,
      data: [],
    });
  },
};

type Setup = Partial<EdgeOptions> & { sites?: Record<string, EdgeSite>; reply?: Reply };

/** What answers requests as what sends calls. */
export const byRequest =
  (answer: (request: Request) => Promise<Response>): ApiFetch =>
  (url, init) =>
    answer(new Request(url, init));

/** An edge before a fake API, on a clock that a test moves. */
export function setUp({ sites, reply: answer = reply, ...options }: Setup = {}) {
  const calls: Call[] = [];
  const lines: LogLine[] = [];
  const clock = { now: Date.UTC(2026, 10, 24, 12) };
  const behaviour = { reply: answer };
  const edge = createEdge({
    hosts: sitesByHost(
      new Map(
        Object.entries({
          '*.shop.test': siteOf(),
          '*': { ...siteOf(), isFallback: true },
          ...sites,
        }),
      ),
    ),
    renderer: fakeRenderer,
    fetch: byRequest((request) => {
      const call = {
        url: request.url,
        merchant: request.headers.get('merchant'),
        headers: Object.fromEntries(request.headers),
      };
      calls.push(call);
      return Promise.resolve(behaviour.reply(call));
    }),
    now: () => clock.now,
    log: (line) => lines.push(line),
    // a busy machine is no slow API
    patienceMs: 60_000,
    renderMs: 60_000,
    ...options,
  });
  /** Asks for a path of a host, or with a method. */
  async function ask(path = '/', headers: Record<string, string> = {}, method = 'GET') {
    const host = headers.host ?? 'demo.shop.test';
    const response = await edge.request(`http://edge.internal${path}`, {
      method,
      headers: { ...headers, host },
    });
    const { status } = response;
    return {
      status,
      headers: response.headers,
      text: await response.text(),
      line: lines.at(-1),
      source: lines.at(-1)?.source,
    };
  }
  return { ask, calls, lines, clock, behaviour, edge };
}

/** What the page carries for the app. */
export function carriedIn(page: string): Record<string, unknown> {
  const json = /<script type="application\/json" id="edge-answers">(.*?)<\/script>/s.exec(
    page,
  )?.[1];
  return JSON.parse(json ?? 'null');
}
