import { publicRoutes } from '../../src/navigation/publicRoutes';
import { type ShopAnswers, versionWith } from './answers.ts';
import { createPageBuilder, type PageKey, viewOf } from './buildPage.ts';
import type { Keep } from './cache.ts';
import type { Codec } from './codec.ts';
import { type Memory, ownerOfKey, packedWire } from './memory.ts';
import type { Renderer } from './renderer.ts';
import type { StoredPage } from './send.ts';
import { createShopReader, type Languages, timingOf } from './shopReader.ts';
import type { EdgeSite } from './template.ts';
import type { WhenFree } from './turns.ts';
import type { PageRoute } from './visit.ts';

type Options = {
  renderer: Renderer;
  /** the coding that pages are kept in; null keeps them as they are */
  codec: Codec | null;
  memory: Memory;
  whenFree: WhenFree;
};

/** Pages being made at once: each holds a parsed shop until its turn to be rendered. */
const mostPages = 24;
/** Of one shop: the others' pages have room too. */
const mostOfOne = mostPages / 2;

/** Renders pages and keeps them. */
export function createPages({ renderer, codec, memory, whenFree }: Options) {
  const shops = createShopReader({ renderer, memory, whenFree });
  const build = createPageBuilder({ renderer, shops, codec, memory });
  const pagesIn = (kind: 'pages' | 'productPages') =>
    memory.cacheOf<StoredPage>(kind, {
      maxLoads: mostPages,
      share: { ownerOf: ownerOfKey, maxLoads: mostOfOne },
      sizeOf: ({ packed, headers }) => packed.byteLength + JSON.stringify(headers).length * 2,
      wire: packedWire(),
    });
  const pages = pagesIn('pages');
  const productPages = pagesIn('productPages');

  /** The product of a visit, '' for one that the shop does not have: all such visits share a page. */
  async function productOf(key: PageKey, answers: ShopAnswers, keep: Keep): Promise<string | null> {
    const { host, merchantKey, channel, productId } = key;
    if (productId === null) return null;
    const { ids } = await shops.idsOf(`${host} ${merchantKey}`, answers, channel, keep);
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
      const { origin, merchantKey, host, channel } = visited;
      const { catalogueBytes } = answers;
      const version = versionWith(answers, answers.content());
      const view = (languages: Languages) => viewOf(site, languages);
      const language = await shops.languageOf(host, answers, channel, preferred, view, keep);
      const productId = await productOf(visited, answers, keep);
      const vacancyId = await vacancyOf(visited, answers);
      const key = { ...visited, productId, vacancyId };
      // A shop that has moved has one origin and two hosts, each with settings of its own.
      const name = [origin, merchantKey, host, channel, language, ...placeOf(key)].join(' ');
      const kind = productId || vacancyId ? productPages : pages;
      const make = () => build(site, key, answers, language);
      const got = await kind.get(name, timingOf({ version, catalogueBytes }), make, keep);
      if (!got.isHit) return { page: await got.loading, source: 'rendered' };
      const { value: page } = got;
      return { page, source: page.version === version ? 'cached' : 'stale' };
    },
  };
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
