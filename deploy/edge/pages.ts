import type { Channel } from '../../src/domain/merchant';
import type { Language } from '../../src/domain/text/language';
import { publicRoutes } from '../../src/navigation/publicRoutes';
import { type ShopAnswers, versionWith } from './answers.ts';
import { createPageBuilder, viewOf } from './buildPage.ts';
import { type CacheHit, type CacheMiss, createCache, loaded } from './cache.ts';
import type { Codec } from './codec.ts';
import type { Renderer } from './renderer.ts';
import type { ShopFile } from './shopFile.ts';
import { createShopReader, type Languages, timingOf } from './shopReader.ts';
import type { EdgeSite } from './site.ts';
import type { StoredPage } from './storePage.ts';
import type { PageRoute } from './visit.ts';

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

type Keep = (work: Promise<unknown>) => void;

type Options = {
  renderer: Renderer;
  /** the coding that pages are kept in; null keeps them as they are */
  codec: Codec | null;
  now: () => number;
  maxBytes: number;
  /** where somebody's shop with a catalogue of this size waits until it may be read and drawn */
  whenFree: (bytes: number, owner: string) => <T>(work: () => Promise<T>) => Promise<T>;
};

/** Pages being made at once: each holds a parsed shop until its turn to be rendered. */
const mostPages = 24;
/** Of one shop: the others' pages have room too. */
const mostOfOne = mostPages / 2;
/** Of the memory for pages: a shop has thousands of products, and their pages push out no home. */
const productsShare = 1 / 4;

/** Host and merchant, which a page's name begins with. */
const shopOfName = (name: string): string => name.split(' ', 2).join(' ');

/** Renders pages and keeps them. */
export function createPages({ renderer, codec, now, maxBytes, whenFree }: Options) {
  const shops = createShopReader({ renderer, now, whenFree });
  const build = createPageBuilder({ renderer, shops, codec, now });
  const pagesWithin = (bytes: number) =>
    createCache<StoredPage>({
      maxBytes: bytes,
      now,
      maxLoads: mostPages,
      share: { ownerOf: shopOfName, maxLoads: mostOfOne },
      sizeOf: ({ packed, headers }) => packed.byteLength + JSON.stringify(headers).length * 2,
    });
  const pages = pagesWithin(maxBytes * (1 - productsShare));
  const productPages = pagesWithin(maxBytes * productsShare);

  /** The product of a visit, '' for one that the shop does not have: all such visits share a page. */
  async function productOf(key: PageKey, answers: ShopAnswers, keep: Keep): Promise<string | null> {
    const { host, merchantKey, channel, productId } = key;
    if (productId === null) return null;
    const { ids } = await kept(shops.idsOf(`${host} ${merchantKey}`, answers, channel), keep);
    return ids.has(productId) ? productId : '';
  }

  /** The vacancy of a visit, '' for one that the shop does not have. */
  async function vacancyOf({ vacancyId }: PageKey, answers: ShopAnswers): Promise<string | null> {
    const content = answers.content();
    if (vacancyId === null || !content) return null;
    const ids = await shops.vacancyIdsOf(content);
    return ids && (ids.has(vacancyId) ? vacancyId : '');
  }

  return {
    /** The page of a visit. Rejects when it cannot be rendered. */
    async pageOf(
      site: EdgeSite,
      visited: PageKey,
      answers: ShopAnswers,
      preferred: Languages,
      keep: Keep,
    ): Promise<{ page: StoredPage; source: 'cached' | 'stale' | 'rendered' }> {
      const { origin, merchantKey, channel } = visited;
      const { catalogueBytes } = answers;
      const version = versionWith(answers, answers.content());
      const language = await shops.languageOf(answers, channel, preferred, (languages) =>
        viewOf(site, languages),
      );
      const productId = await productOf(visited, answers, keep);
      const vacancyId = await vacancyOf(visited, answers);
      const key = { ...visited, productId, vacancyId };
      const name = [origin, merchantKey, channel, language, ...placeOf(key)].join(' ');
      const got = (productId || vacancyId ? productPages : pages).get(
        name,
        timingOf({ version, catalogueBytes }),
        () => build(site, key, answers, language),
      );
      const page = await kept(got, keep);
      if (!got.isHit) return { page, source: 'rendered' };
      return { page, source: page.version === version ? 'cached' : 'stale' };
    },
    sizes: () => [pages.size(), productPages.size()],
  };
}

/** The value, with what goes on for it behind the response. */
function kept<V>(got: CacheHit<V> | CacheMiss<V>, keep: Keep): Promise<V> {
  if (!got.isHit) keep(got.loading);
  else if (got.refresh !== null) keep(got.refresh);
  return loaded(got);
}

/** What of a shop it is, besides its language. */
function placeOf({ file, segment, route, productId, vacancyId }: PageKey): string[] {
  return file
    ? [file.kind, String(file.part)]
    : [headOf(route), productId ?? vacancyId ?? 'any', segment ?? ''];
}

/** Screens that nobody else may see have one head. */
function headOf({ name, opensSheet }: PageRoute): string {
  if (name === null || publicRoutes.some((each) => each === name)) return name ?? 'unknown';
  return opensSheet ? 'own' : 'ownScreen';
}
