import { createHash } from 'node:crypto';
import type * as home from '../../src/app/edge/renderHome';
import type { EdgeShop, HomeView } from '../../src/app/edge/renderHome';
import type { Channel } from '../../src/domain/merchant';
import { type Language, langTag } from '../../src/domain/text/language';
import { createCache, loaded } from './cache.ts';
import type { Bytes, Codec } from './codec.ts';
import { type ComposedPage, composePage, isCarried } from './composePage.ts';
import { TooLarge } from './readBody.ts';
import type { ShopAnswers } from './shopAnswers.ts';
import type { EdgeSite } from './site.ts';
import type { PageRoute } from './visit.ts';

/** What renders home: src/app/edge/renderHome.tsx. */
export type Renderer = Pick<typeof home, 'readShop' | 'languageOf' | 'renderHome'>;

/** A page as it is kept: compressed where the edge compresses. */
export type StoredPage = {
  /** of the uncompressed bytes */
  hash: string;
  headers: Readonly<Record<string, string>>;
  packed: Bytes;
  /** `ShopAnswers.version` of what it was made from */
  version: string;
};

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
  /** large catalogues are parsed one after the other */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
};

const pageTiming = { freshMs: 60_000, staleMs: 10 * 60_000 };
/** Memory of a parsed catalogue for each character of its JSON, roughly. */
const parsedBytes = 5;
/** Memory for parsed shops. */
const shopsBytes = 24_000_000;
/** Pages being made at once: each holds a parsed shop until its turn to be rendered. */
const mostPages = 24;
const forGood = { freshMs: Number.POSITIVE_INFINITY, staleMs: Number.POSITIVE_INFINITY };

/** Renders pages and keeps them. */
export function createPages({ renderer, codec, now, maxBytes, inTurn }: Options) {
  const pages = createCache<StoredPage>({
    maxBytes,
    now,
    maxLoads: mostPages,
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

  async function shopOf(answers: ShopAnswers, channel: Channel): Promise<EdgeShop> {
    const read = async () => {
      const { merchant, settings, catalogue } = await answers.texts();
      const bytes = catalogue.text.length * parsedBytes;
      // It would be read again for each of its pages.
      if (bytes > shopsBytes) throw new TooLarge('The catalogue is too large to be rendered');
      const texts = {
        merchant: merchant.text,
        settings: settings.text,
        catalogue: catalogue.text,
      };
      const shop = await renderer.readShop(texts, channel);
      if (!shop) throw new Unreadable('The renderer refuses the responses');
      return { shop, bytes };
    };
    const got = shops.get(`${channel} ${answers.version}`, forGood, () =>
      isCarried(answers.catalogueBytes) ? read() : inTurn(read),
    );
    return (await loaded(got)).shop;
  }

  async function languageOf(
    site: EdgeSite,
    { channel }: PageKey,
    answers: ShopAnswers,
    { storedLanguage, telegramLanguage }: Languages,
  ): Promise<Language> {
    const key = [channel, answers.settingsVersion, storedLanguage, telegramLanguage].join(' ');
    const got = languages.get(key, forGood, async () => {
      const view = viewOf(site, '/', { storedLanguage, telegramLanguage });
      return { language: renderer.languageOf(await shopOf(answers, channel), view) };
    });
    return (await loaded(got)).language;
  }

  async function build(site: EdgeSite, key: PageKey, answers: ShopAnswers, language: Language) {
    const shop = await shopOf(answers, key.channel);
    // by its result alone: what the person prefers is no part of the page
    const view = viewOf(site, key.route.pattern, {
      storedLanguage: language,
      telegramLanguage: null,
    });
    const rendered = await renderer.renderHome(shop, view);
    // under this language it is kept, for everybody who prefers it
    if (rendered.lang !== langTag(language)) throw new Error(`Rendered in ${rendered.lang}`);
    const { merchant, settings, catalogue } = await answers.texts();
    const carried = [merchant, settings, ...(isCarried(answers.catalogueBytes) ? [catalogue] : [])];
    return storePage(composePage(site, rendered, carried), codec, answers.version);
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
      const name = [host, merchantKey, channel, language, route.pattern].join(' ');
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

export async function storePage(
  { html, headers }: ComposedPage,
  codec: Codec | null,
  version = '',
): Promise<StoredPage> {
  const bytes = new TextEncoder().encode(html);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { hash, headers, packed: codec ? await codec.pack(bytes) : bytes, version };
}

function viewOf({ host }: EdgeSite, path: string, languages: Languages): HomeView {
  const { VITE_CDN_URL, VITE_CURRENCY, VITE_BRANDS = '' } = host.settings;
  return {
    ...languages,
    path,
    cdnUrl: (VITE_CDN_URL || '/cdn').trim().replace(/\/+$/, ''),
    currency: VITE_CURRENCY || 'UZS',
    brands: VITE_BRANDS,
  };
}
