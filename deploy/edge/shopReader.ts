import type { EdgeShop, HomeView } from '../../src/app/edge/renderHome';
import type { Channel } from '../../src/domain/merchant';
import type { Language } from '../../src/domain/text/language';
import type { Content, ShopAnswers } from './answers.ts';
import { type Keep, loaded, type Timing } from './cache.ts';
import { isCarried, parsedSize } from './catalogueSize.ts';
import type { Memory } from './memory.ts';
import type { Renderer } from './renderer.ts';
import type { WhenFree } from './turns.ts';

/** The shop's responses cannot be shown: the renderer refuses them. */
export class Unreadable extends Error {}

type Options = {
  renderer: Renderer;
  memory: Memory;
  whenFree: WhenFree;
};

/** What languages somebody prefers. */
export type Languages = Pick<HomeView, 'storedLanguage' | 'telegramLanguage'>;

/** Of a version of the responses. */
type ProductIds = { ids: ReadonlySet<string>; version: string };

/** A page of a large catalogue may be older than the responses by this, ms. */
const lagMs = 10 * 60_000;

export const forGood = {
  freshMs: Number.POSITIVE_INFINITY,
  staleMs: Number.POSITIVE_INFINITY,
};

/**
 * How long something made of these responses counts: as long as they are the same, since nothing else goes into it
 * (tests/edgeClock.test.ts).
 */
export function timingOf<V extends { version: string }>(answers: {
  version: string;
  catalogueBytes: number;
}): Timing<V> {
  const isOther = ({ version }: V) => version !== answers.version;
  // A large catalogue takes too long to read during a visit. Its page does not carry it, so that
  // the app shows the new prices a moment after the page that is served once more.
  return isCarried(answers.catalogueBytes)
    ? { ...forGood, applies: (value) => !isOther(value) }
    : {
        ...forGood,
        applies: (value, sinceCurrentMs) => !isOther(value) || sinceCurrentMs <= lagMs,
        isOutdated: isOther,
      };
}

const sizeOfIds = (ids: Iterable<string>): number =>
  [...ids].reduce((sum, id) => sum + id.length * 2 + 60, 0);

export type ShopReader = ReturnType<typeof createShopReader>;

/** Reads shops out of the API's responses, and keeps what is asked of them often. */
export function createShopReader({ renderer, memory, whenFree }: Options) {
  const shops = memory.cacheOf<{ shop: EdgeShop; bytes: number }>('shops', {
    sizeOf: ({ bytes }) => bytes,
  });
  const languages = memory.cacheOf<{ language: Language }>('languages', {
    sizeOf: () => 50,
    wire: { write: (value) => [value], read: (head) => head as { language: Language } },
  });
  // An address of no product is answered without reading its shop again.
  const products = memory.cacheOf<ProductIds>('productIds', {
    sizeOf: ({ ids }) => sizeOfIds(ids),
    wire: {
      write: ({ ids, version }) => [{ ids: [...ids], version }],
      read(head) {
        const { ids, version } = head as { ids: string[]; version: string };
        return { ids: new Set(ids), version };
      },
    },
  });
  const vacancies = memory.cacheOf<{ ids: ReadonlySet<string> | null }>('vacancyIds', {
    sizeOf: ({ ids }) => sizeOfIds(ids ?? []),
  });

  async function shopOf(answers: ShopAnswers, channel: Channel): Promise<EdgeShop> {
    const got = shops.get(
      `${channel} ${answers.currency} ${answers.shopVersion}`,
      forGood,
      async () => {
        const texts = await answers.texts();
        const shop = await renderer.readShop(texts, channel, answers.currency);
        if (!shop) throw new Unreadable('The renderer refuses the responses');
        return { shop, bytes: parsedSize(texts.catalogue.length) };
      },
    );
    return (await loaded(got)).shop;
  }

  /** What holds a parsed shop waits for its turn: a parsed shop is many times its text. */
  const withShop = <T>(
    answers: ShopAnswers,
    channel: Channel,
    use: (shop: EdgeShop) => T | Promise<T>,
  ): Promise<T> =>
    whenFree(answers.catalogueBytes, answers.owner, async () =>
      use(await shopOf(answers, channel)),
    );

  return {
    withShop,

    /**
     * The language for somebody who prefers these; `viewOf` makes of them how the site of this host shows a shop: with a
     * table of brands of its own.
     */
    async languageOf(
      host: string,
      answers: ShopAnswers,
      channel: Channel,
      preferred: Languages,
      viewOf: (preferred: Languages) => HomeView,
      keep: Keep,
    ): Promise<Language> {
      const { storedLanguage, telegramLanguage } = preferred;
      const { settingsVersion } = answers;
      const key = [host, channel, settingsVersion, storedLanguage, telegramLanguage].join(' ');
      const read = () =>
        withShop(answers, channel, (shop) => ({
          language: renderer.languageOf(shop, viewOf(preferred)),
        }));
      return (await loaded(languages.get(key, forGood, read, keep))).language;
    },

    /** The ids of the products of a shop, under whose `name` they are kept. */
    idsOf(name: string, answers: ShopAnswers, channel: Channel, keep: Keep): Promise<ProductIds> {
      const { shopVersion: version, catalogueBytes } = answers;
      const timing = timingOf<ProductIds>({ version, catalogueBytes });
      const read = () =>
        withShop(answers, channel, (shop) => ({ ids: renderer.productIds(shop), version }));
      return loaded(products.get(`${name} ${channel}`, timing, read, keep));
    },

    /** The ids of the vacancies in a response; null when it holds none that can be read. */
    async vacancyIdsOf(content: Content) {
      const got = vacancies.get(content.version, forGood, async () => ({
        ids: await renderer.vacancyIds(await content.text()),
      }));
      return (await loaded(got)).ids;
    },
  };
}
