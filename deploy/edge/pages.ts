import type * as home from '../../src/app/edge/renderHome';
import type { EdgeShop, HomeView, RenderedHome } from '../../src/app/edge/renderHome';
import type { Channel } from '../../src/domain/merchant';
import { type Language, langTag } from '../../src/domain/text/language';
import type { ShopAnswers } from './answers.ts';
import { createCache, loaded } from './cache.ts';
import { isCarried, parsedSize, shopsBytes } from './catalogueSize.ts';
import type { Codec } from './codec.ts';
import { composePage } from './composePage.ts';
import type { EdgeSite } from './site.ts';
import { type StoredPage, storePage } from './storePage.ts';
import type { PageRoute } from './visit.ts';

/** What renders home: src/app/edge/renderHome.tsx. */
export type Renderer = Pick<typeof home, 'readShop' | 'languageOf' | 'renderHome'>;

/** The shop's responses cannot be shown: the renderer refuses them. */
export class Unreadable extends Error {}

/** What a page depends on besides the responses; all of it is part of the cache's key. */
export type PageKey = {
  host: string;
  merchantKey: string;
  channel: Channel;
  route: PageRoute;
};

type Languages = Pick<HomeView, 'storedLanguage' | 'telegramLanguage'>;

type Options = {
  renderer: Renderer;
  /** the coding that pages are kept in; null keeps them as they are */
  codec: Codec | null;
  now: () => number;
  maxBytes: number;
  /** where somebody's shop with a catalogue of this size waits until it may be read and drawn */
  whenFree: (bytes: number, owner: string) => <T>(work: () => Promise<T>) => Promise<T>;
};

const pageTiming = { freshMs: 60_000, staleMs: 10 * 60_000 };
/** Memory for drawn homes: a few, for the time in which their pages are made. */
const homesBytes = 2_000_000;
/** Pages being made at once: each holds a parsed shop until its turn to be rendered. */
const mostPages = 24;
/** Of one shop: the others' pages have room too. */
const mostOfOne = mostPages / 2;
const forGood = { freshMs: Number.POSITIVE_INFINITY, staleMs: Number.POSITIVE_INFINITY };

/** Host and merchant, which a page's name begins with. */
const shopOfName = (name: string): string => name.split(' ', 2).join(' ');

/** Renders pages and keeps them. */
export function createPages({ renderer, codec, now, maxBytes, whenFree }: Options) {
  const pages = createCache<StoredPage>({
    maxBytes,
    now,
    maxLoads: mostPages,
    share: { ownerOf: shopOfName, maxLoads: mostOfOne },
    sizeOf: ({ packed, headers }) => packed.byteLength + JSON.stringify(headers).length * 2,
  });
  const languages = createCache<{ language: Language }>({
    maxBytes: 4_000_000,
    now,
    sizeOf: () => 50,
  });
  // Parsed shops are large: a few, for the time in which their pages are made.
  const shops = createCache<{ shop: EdgeShop; bytes: number }>({
    maxBytes: shopsBytes,
    now,
    sizeOf: ({ bytes }) => bytes,
  });

  // All pages of a shop in one language hold the same home.
  const homes = createCache<RenderedHome>({
    maxBytes: homesBytes,
    now,
    sizeOf: ({ html }) => html.length * 2,
  });

  async function shopOf(answers: ShopAnswers, channel: Channel): Promise<EdgeShop> {
    const got = shops.get(`${channel} ${answers.version}`, forGood, async () => {
      const { merchant, settings, catalogue } = await answers.texts();
      const texts = {
        merchant: merchant.text,
        settings: settings.text,
        catalogue: catalogue.text,
      };
      const shop = await renderer.readShop(texts, channel);
      if (!shop) throw new Unreadable('The renderer refuses the responses');
      return { shop, bytes: parsedSize(catalogue.text.length) };
    });
    return (await loaded(got)).shop;
  }

  /** What holds a parsed shop waits for its turn: a parsed shop is many times its text. */
  const withShop = <T>(
    answers: ShopAnswers,
    channel: Channel,
    use: (shop: EdgeShop) => T | Promise<T>,
  ): Promise<T> =>
    whenFree(
      answers.catalogueBytes,
      answers.owner,
    )(async () => use(await shopOf(answers, channel)));

  async function languageOf(
    site: EdgeSite,
    { channel }: PageKey,
    answers: ShopAnswers,
    preferred: Languages,
  ): Promise<Language> {
    const { storedLanguage, telegramLanguage } = preferred;
    const key = [channel, answers.settingsVersion, storedLanguage, telegramLanguage].join(' ');
    const got = languages.get(key, forGood, () => {
      const view = viewOf(site, { storedLanguage, telegramLanguage });
      return withShop(answers, channel, (shop) => ({ language: renderer.languageOf(shop, view) }));
    });
    return (await loaded(got)).language;
  }

  function homeOf(site: EdgeSite, key: PageKey, answers: ShopAnswers, language: Language) {
    const { host, merchantKey, channel } = key;
    const name = [host, merchantKey, channel, language, answers.version].join(' ');
    const got = homes.get(name, forGood, () => {
      // by its result alone: what the person prefers is no part of the page
      const view = viewOf(site, { storedLanguage: language, telegramLanguage: null });
      return withShop(answers, channel, (shop) => renderer.renderHome(shop, view));
    });
    return loaded(got);
  }

  async function build(site: EdgeSite, key: PageKey, answers: ShopAnswers, language: Language) {
    const rendered = await homeOf(site, key, answers, language);
    // under this language it is kept, for everybody who prefers it
    if (rendered.lang !== langTag(language)) throw new Error(`Rendered in ${rendered.lang}`);
    const { merchant, settings, catalogue } = await answers.texts();
    const carried = [merchant, settings, ...(isCarried(answers.catalogueBytes) ? [catalogue] : [])];
    const { opensSheet } = key.route;
    const page = composePage(site, rendered, { answers: carried, opensSheet });
    return storePage(page, codec, answers.version);
  }

  return {
    /** The page of a visit. Rejects when it cannot be rendered. */
    async pageOf(
      site: EdgeSite,
      key: PageKey,
      answers: ShopAnswers,
      preferred: Languages,
      keep: (work: Promise<unknown>) => void,
    ): Promise<{ page: StoredPage; source: 'cached' | 'stale' | 'rendered' }> {
      const language = await languageOf(site, key, answers, preferred);
      const { host, merchantKey, channel, route } = key;
      const above = route.opensSheet ? 'sheet' : 'home';
      const name = [host, merchantKey, channel, language, above].join(' ');
      const isOther = (page: StoredPage) => page.version !== answers.version;
      // A large catalogue takes too long to read during a visit. Its page does not carry it, so
      // that the app shows the new prices a moment after the page that is served once more.
      const timing = isCarried(answers.catalogueBytes)
        ? { ...pageTiming, applies: (page: StoredPage) => !isOther(page) }
        : { ...pageTiming, isOutdated: isOther };
      const got = pages.get(name, timing, () => build(site, key, answers, language));
      if (!got.isHit) {
        keep(got.loading);
        return { page: await got.loading, source: 'rendered' };
      }
      if (got.refresh !== null) keep(got.refresh);
      return { page: got.value, source: isOther(got.value) ? 'stale' : 'cached' };
    },
    size: pages.size,
  };
}

function viewOf({ host }: EdgeSite, languages: Languages): HomeView {
  const { VITE_CDN_URL, VITE_CURRENCY, VITE_BRANDS = '' } = host.settings;
  return {
    ...languages,
    cdnUrl: (VITE_CDN_URL || '/cdn').trim().replace(/\/+$/, ''),
    currency: VITE_CURRENCY || 'UZS',
    brands: VITE_BRANDS,
  };
}
