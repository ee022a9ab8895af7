import { fromMoney } from '../../domain/basket/pricing';
import { cardPrice } from '../../domain/catalog/cardPrice';
import { arrangeCatalog, type Product, productsById } from '../../domain/catalog/catalog';
import { pictureUrl } from '../../domain/content/image';
import { type Language, langTag } from '../../domain/text/language';
import { truncate } from '../../domain/text/truncate';
import { listOf } from '../../i18n/listOf';
import { setMainLanguage, showText } from '../../i18n/show';
import { paths, routes } from '../../navigation/paths';
import { publicRoutes } from '../../navigation/publicRoutes';
import { inLanguage } from './inLanguage';
import { type Alternate, addressOf, alternatesOf } from './pageAddresses';
import { noContent, type PageContent } from './pageContent';
import { pageTitle } from './pageTitle';
import { isPlainId } from './plainId';
import { type EdgeShop, type HomeView, languageOf } from './renderHome';
import { productData, shopPageData } from './structuredData';
import { manifestPath } from './webManifest';

/** Which page it is. */
export type HeadPlace = {
  /** scheme and host, without a final slash */
  origin: string;
  /** the language that the address itself names (§4) */
  segment: Language | null;
  /** null for a path that is no route */
  route: keyof typeof routes | null;
  /** of a product's page, as its address says it; null where that cannot be read */
  productId: string | null;
  /** goes with the addresses of the shop, where the host does not say the merchant */
  query: string;
};

/** What previews in chats, search engines and readers are told of a page; '' or null: nothing. */
export type PageHead = {
  /** false: neither a product of the shop nor a route */
  isFound: boolean;
  /** as the app sets it */
  title: string;
  /** the shop's name */
  siteName: string;
  description: string;
  /** the one address of the page, without a query */
  address: string | null;
  /** the same page in other languages */
  alternates: readonly Alternate[];
  /** search engines may show it */
  isIndexed: boolean;
  /** `uz_UZ`, as Open Graph writes it, and those of the other languages of the shop */
  locale: string;
  otherLocales: readonly string[];
  type: 'website' | 'product';
  /** addresses at the image proxy */
  picture: string | null;
  icon: string | null;
  touchIcon: string | null;
  /** where the web manifest is */
  manifest: string;
  /** the price of a product, in units of the currency (an ISO code) */
  price: { amount: number; currency: string } | null;
  /** schema.org's facts, as values for JSON */
  data: readonly object[];
};

/** Characters that previews and results of searches show. */
const mostDescribed = 200;
/** A picture of a preview, px; a preview that is no picture is a logo. */
const previewSize = { width: 1200, height: 630, quality: 80 };
/** The app's own icon is of this size. */
const iconSize = { width: 64, height: 64, quality: 90 };
const touchIconSize = { width: 180, height: 180, quality: 90 };

/** The head of a page, of everybody's facts alone, in the language that home is rendered in. */
export const pageHead = (
  shop: EdgeShop,
  view: HomeView,
  place: HeadPlace,
  content: PageContent = noContent,
): Promise<PageHead> => {
  const language = languageOf(shop, view);
  return inLanguage(language, () => {
    setMainLanguage(shop.settings.mainLanguage);
    // A language that the merchant has switched off makes no page of its own.
    const segment = place.segment === language ? language : null;
    const others = shop.settings.activeLanguages.filter((each) => each !== language);
    return {
      ...headNow(shop, view, { ...place, segment }, content),
      locale: openGraphLocale(langTag(language)),
      otherLocales: others.map((each) => openGraphLocale(langTag(each))),
    };
  });
};

/** The products whose page the edge makes, by id. */
export const productIds = ({ catalog }: EdgeShop): ReadonlySet<string> =>
  new Set(catalog.products.flatMap(({ id, active }) => (active && isPlainId(id) ? id : [])));

function headNow(
  shop: EdgeShop,
  view: HomeView,
  place: HeadPlace,
  content: PageContent,
): Omit<PageHead, 'locale' | 'otherLocales'> {
  const { origin, segment, route, productId } = place;
  const { settings, merchant } = shop;
  const siteName = showText(merchant.name) || showText(settings.title);
  const product = productOf(shop, place);
  const isFound = route !== null && (productId === null || product !== null);
  const picture = (path: string | null | undefined, size: typeof iconSize) => {
    const url = pictureUrl(view.cdnUrl, path, size);
    return url && absolute(url, origin);
  };
  const logo = settings.favicon ?? settings.logo;
  const path = isFound ? pathOf(place) : null;
  const { currency } = view;
  const said = {
    siteName,
    description: truncate(
      (product && (showText(product.description) || showText(product.composition))) || menuOf(shop),
      mostDescribed,
    ),
    picture: picture(
      (product && (product.image ?? product.gallery[0])) || settings.logo || merchant.logo,
      previewSize,
    ),
  };
  const facts = { ...said, origin, currency };
  return {
    ...said,
    isFound,
    title: pageTitle(shop, siteName, place, product),
    address: path && addressOf(origin, path, segment),
    alternates: path ? alternatesOf(origin, path, settings) : [],
    isIndexed: isFound && publicRoutes.some((each) => each === route),
    type: product ? 'product' : 'website',
    icon: picture(logo, iconSize),
    touchIcon: picture(settings.logo ?? logo, touchIconSize),
    manifest: manifestPath + place.query,
    price: product && { amount: fromMoney(cardPrice(product).price), currency },
    data: product ? productData(shop, product, facts) : shopPageData(shop, route, facts, content),
  };
}

function productOf({ catalog }: EdgeShop, { route, productId }: HeadPlace): Product | null {
  if (route !== 'product' || productId === null) return null;
  const found = productsById(catalog).get(productId);
  return found?.active ? found : null;
}

/** Screens that are no public page share one head, and have no address of their own in it. */
function pathOf({ route, productId }: HeadPlace): string | null {
  if (route === 'product') return productId === null ? null : paths.product(productId);
  const isOnePage =
    route !== null && route !== 'vacancy' && publicRoutes.some((each) => each === route);
  return isOnePage ? routes[route] : null;
}

/** Nothing describes a shop but what it sells: its categories, as home arranges them. */
const menuOf = ({ catalog }: EdgeShop): string =>
  listOf(
    arrangeCatalog(catalog, null)
      .flatMap(({ categories }) => categories)
      .slice(0, 20)
      .map(({ category }) => showText(category.name)),
  );

const absolute = (url: string, origin: string): string => new URL(url, `${origin}/`).href;

/** Language and territory; a language alone stands for both. */
function openGraphLocale(tag: string): string {
  const parts = tag.split('-');
  return `${parts[0]}_${(parts.length > 1 ? parts.at(-1) : parts[0])?.toUpperCase()}`;
}
