import { noContent } from '../../src/app/edge/pageContent';
import type { EdgeShop, HomeView, RenderedHome } from '../../src/app/edge/renderHome';
import type { Channel } from '../../src/domain/merchant';
import { type Language, langTag } from '../../src/domain/text/language';
import { plainHeaders } from '../headers.ts';
import { currencyOf } from '../shopHost.ts';
import { type ShopAnswers, versionWith } from './answers.ts';
import { loaded } from './cache.ts';
import { isCarried } from './catalogueSize.ts';
import type { Codec } from './codec.ts';
import { type CarriedRead, composePage } from './composePage.ts';
import type { Memory } from './memory.ts';
import type { Renderer } from './renderer.ts';
import { type StoredPage, storePage } from './send.ts';
import { forGood, type Languages, type ShopReader } from './shopReader.ts';
import { sitemap } from './sitemap.ts';
import type { EdgeSite } from './template.ts';
import type { PageRoute, ShopFile } from './visit.ts';

/** What a page depends on besides the responses; all of it is part of the cache's key. */
export type PageKey = {
  origin: string;
  host: string;
  merchantKey: string;
  channel: Channel;
  segment: Language | null;
  route: PageRoute;
  productId: string | null;
  /** null too where the vacancies of the shop are not known: such pages are all the same */
  vacancyId: string | null;
  /** goes with the addresses of the shop */
  query: string;
  /** what it is instead of a page */
  file: ShopFile | null;
};

type Options = {
  renderer: Renderer;
  shops: ShopReader;
  /** the coding that pages are kept in; null keeps them as they are */
  codec: Codec | null;
  memory: Memory;
};

const types: Readonly<Record<ShopFile['kind'], string>> = {
  sitemap: 'application/xml; charset=utf-8',
  manifest: 'application/manifest+json',
};

/** Makes the pages and files of shops, in the language that it is told. */
export function createPageBuilder({ renderer, shops, codec, memory }: Options) {
  // All pages of a shop in one language hold the same home.
  const homes = memory.cacheOf<RenderedHome>('homes', {
    sizeOf: ({ html, look }) => (html.length + look.length) * 2,
  });

  function homeOf({ host, merchantKey, channel }: PageKey, answers: ShopAnswers, view: HomeView) {
    const name = [host, merchantKey, channel, view.storedLanguage, answers.shopVersion].join(' ');
    const got = homes.get(name, forGood, () =>
      shops.withShop(answers, channel, (shop) => renderer.renderHome(shop, view)),
    );
    return loaded(got);
  }

  async function page(site: EdgeSite, key: PageKey, answers: ShopAnswers, view: HomeView) {
    const rendered = await homeOf(key, answers, view);
    const { origin, segment, route, productId, vacancyId, query, channel } = key;
    const place = { origin, segment, route: route.name, productId, vacancyId, query };
    const extra = answers.content();
    const content = extra ? await renderer.readContent(route.name, await extra.text()) : noContent;
    const page = await shops.withShop(answers, channel, async (shop) => {
      const head = await renderer.pageHead(shop, view, place, content);
      const article = await renderer.pageArticle(shop, view, place, content);
      const sheet = route.opensSheet ? { article } : null;
      return composePage(site, rendered, {
        head,
        channel,
        carried: carriedBy(answers, shop),
        sheet,
      });
    });
    return { lang: rendered.lang, version: versionWith(answers, extra), ...page };
  }

  async function file(
    { kind, part }: ShopFile,
    key: PageKey,
    answers: ShopAnswers,
    view: HomeView,
  ) {
    const { origin, channel, query } = key;
    const text = await shops.withShop(answers, channel, async (shop) =>
      kind === 'sitemap'
        ? sitemap(origin, renderer.sitePages(shop, origin), part)
        : JSON.stringify(await renderer.webManifest(shop, view, query)),
    );
    const headers = { ...plainHeaders, 'Content-Type': types[kind] };
    return { text: text ?? '', headers, status: text === null ? (404 as const) : (200 as const) };
  }

  return async function build(
    site: EdgeSite,
    key: PageKey,
    answers: ShopAnswers,
    language: Language,
  ): Promise<StoredPage> {
    // by its result alone: what the person prefers is no part of the page
    const view = viewOf(site, { storedLanguage: language, telegramLanguage: null });
    if (key.file)
      return storePage(await file(key.file, key, answers, view), codec, versionWith(answers, null));
    const made = await page(site, key, answers, view);
    // under this language it is kept, for everybody who prefers it
    if (made.lang !== langTag(language)) throw new Error(`Rendered in ${made.lang}`);
    return storePage(made, codec, made.version);
  };
}

/** What the app would read of the responses, unless the catalogue is too large for a page. */
export function carriedBy({ reads, catalogueBytes }: ShopAnswers, shop: EdgeShop): CarriedRead[] {
  return [
    { ...reads.merchant, value: shop.merchant },
    { ...reads.settings, value: shop.settings },
    ...(isCarried(catalogueBytes) ? [{ ...reads.catalogue, value: shop.answered }] : []),
  ];
}

/** How a site shows a shop to somebody who prefers these languages. */
export function viewOf(
  { host }: EdgeSite,
  { storedLanguage, telegramLanguage }: Languages,
): HomeView {
  const { VITE_CDN_URL, VITE_BRANDS = '' } = host.settings;
  return {
    storedLanguage,
    telegramLanguage,
    cdnUrl: (VITE_CDN_URL || '/cdn').trim().replace(/\/+$/, ''),
    currency: currencyOf(host),
    brands: VITE_BRANDS,
  };
}
