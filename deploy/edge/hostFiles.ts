import type { HeadPlace } from '../../src/app/edge/headTypes';
import { noContent } from '../../src/app/edge/pageContent';
import type { EdgeShop } from '../../src/app/edge/renderHome';
import { manifestPath } from '../../src/app/edge/webManifest';
import { maxResponseBytes } from '../../src/domain/limits';
import { readHostKeys } from '../../src/domain/start/host';
import { currencyOf } from '../shopHost.ts';
import type { ShopAnswers } from './answers.ts';
import { type ApiFetch, NoShop } from './askApi.ts';
import { carriedBy, viewOf } from './buildPage.ts';
import { createCache } from './cache.ts';
import { createDeadline } from './deadline.ts';
import { createBodyReader } from './readBody.ts';
import { renderer } from './renderer.ts';
import { createShopAnswers } from './shopAnswers.ts';
import { hostRobots, sitemap } from './sitemap.ts';
import { apiBaseOf } from './sites.ts';
import { staticHome, staticProduct } from './staticPage.ts';
import type { EdgeSite } from './template.ts';
import { readVisit } from './visit.ts';

/** What one host's files may be and take; above that they are refused. */
export const fileLimits = { products: 10_000, seconds: 600 };

/** The API's three responses, and branches, have this long together, ms. */
const apiMs = 30_000;

export type HostFiles = {
  site: EdgeSite;
  /** a single host's name */
  host: string;
  /** the file that home is written to; `index.html` is the build's page otherwise */
  homeName: 'home.html' | 'index.html';
  /** the origin of an API base that is a path */
  apiOrigin: string;
  fetch: ApiFetch;
  /** epoch ms */
  now: () => number;
  /** takes a file, by its path in the host's folder */
  put: (path: string, text: string) => Promise<void>;
  limits?: typeof fileLimits;
};

/**
 * Makes the files of a host with the edge's own code: home, `product/<id>.html`, and what the edge answers as
 * files. Returns the number of products, or null when there is no shop to show: then home is the build's page.
 * Rejects with a sentence when the merchant's server does not say, and above the limits.
 */
export async function hostFiles(options: HostFiles): Promise<number | null> {
  const { site, host, homeName, put } = options;
  const answers = await ask(options);
  await put('robots.txt', hostRobots(site, host));
  if (answers) return shopFiles(options, answers);
  if (homeName === 'index.html') await put(homeName, site.page);
  return null;
}

/** The answers of a shop that can be shown; null for one that is switched off or unknown. */
async function ask({ site, host, apiOrigin, fetch, now }: HostFiles): Promise<ShopAnswers | null> {
  const url = new URL(`https://${host}/`);
  const visit = readVisit(host, readHostKeys(site.host.hosts ?? ''), url, new Headers());
  const { address, channel, route } = visit;
  if (!address) throw new Error('its name does not say the merchant');
  const apiBase = apiBaseOf(site, address.key, apiOrigin);
  if (!apiBase) throw new Error('its API has no address');
  const answersOf = createShopAnswers({
    fetch,
    noteProblem: () => undefined,
    readBody: createBodyReader({ maxBytes: maxResponseBytes, maxTogether: 2 * maxResponseBytes }),
    // one shop after the other: nobody else waits, nor is kept
    whenFree: (_bytes, _owner, work) => work(),
    isDrawn: () => true,
    cache: createCache({ maxBytes: 4 * maxResponseBytes, now, sizeOf: ({ bytes }) => bytes }),
    now,
    codec: null,
  });
  const deadline = createDeadline(apiMs);
  try {
    const answers = await answersOf({
      apiBase,
      address,
      channel,
      knownId: site.host.merchantId,
      currency: currencyOf(site.host),
      deadline,
      keep: (work) => void work.catch(() => undefined),
      contentPath: renderer.contentPath(route.name),
      isContentShown: true,
    });
    return answers.isActive ? answers : null;
  } catch (error) {
    if (error instanceof NoShop) return null;
    throw error;
  } finally {
    deadline.stop();
  }
}

async function readShop(answers: ShopAnswers): Promise<EdgeShop> {
  const shop = await renderer.readShop(await answers.texts(), 'WEB', answers.currency);
  if (!shop) throw new Error('the responses of the merchant’s server cannot be read');
  return shop;
}

/**
 * Whether a product's id can be a file's name: `index.html` would be the folder's page, a name that begins with `-` an
 * option of a command, and some names are devices on Windows. Such a product opens by the build's page.
 */
const isFileName = (id: string): boolean =>
  !/^(?:-.*|index|con|prn|aux|nul|com\d|lpt\d)$/i.test(id);

async function shopFiles(options: HostFiles, answers: ShopAnswers): Promise<number> {
  const { site, host, homeName, now, put, limits = fileLimits } = options;
  const made = now();
  const shop = await readShop(answers);
  const ids = new Set([...renderer.productIds(shop)].filter(isFileName));
  if (ids.size > limits.products)
    throw new Error(`${ids.size} products; files are for ${limits.products} at most`);
  const view = viewOf(site, { storedLanguage: null, telegramLanguage: null });
  const language = renderer.languageOf(shop, view);
  const origin = site.host.movedTo ?? `https://${host}`;
  const place: HeadPlace = {
    origin,
    segment: null,
    route: 'home',
    productId: null,
    vacancyId: null,
    query: '',
  };
  const branches = answers.content();
  const content = branches ? await renderer.readContent('home', await branches.text()) : noContent;
  const home = await renderer.renderHome(shop, view);
  const head = await renderer.pageHead(shop, view, place, content);
  const carried = carriedBy(answers, shop);
  await put(homeName, staticHome(site, home, { head, language, made, carried }));
  await put('sitemap.xml', sitemap(origin, renderer.sitePages(shop, origin), null) ?? '');
  const manifest = await renderer.webManifest(shop, view, '');
  await put(manifestPath.slice(1), JSON.stringify(manifest));
  for (const productId of ids) {
    if (now() - made > limits.seconds * 1000)
      throw new Error(`its pages take more than ${limits.seconds} seconds`);
    const at = { ...place, route: 'product', productId } as const;
    const parts = {
      head: await renderer.pageHead(shop, view, at, noContent),
      article: await renderer.pageArticle(shop, view, at, noContent),
    };
    await put(`product/${productId}.html`, staticProduct(site, { ...parts, language }));
  }
  return ids.size;
}
