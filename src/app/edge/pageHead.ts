import { plainGrounds } from '../../domain/brand/brandEdge';
import { cardPrice } from '../../domain/catalog/cardPrice';
import { arrangeCatalog, type Product, productsById } from '../../domain/catalog/catalog';
import { pictureUrl } from '../../domain/content/image';
import type { Vacancy } from '../../domain/content/vacancy';
import { langTag } from '../../domain/text/language';
import { htmlParagraphs } from '../../domain/text/shallowHtml';
import { truncate } from '../../domain/text/truncate';
import { unitsOf } from '../../i18n/amountText';
import { listOf } from '../../i18n/phrases';
import { setCurrency, setMainLanguage, showText } from '../../i18n/show';
import { paths, routes } from '../../navigation/paths';
import { publicRoutes } from '../../navigation/publicRoutes';
import { descriptionOf, mostDescribed, previewText } from '../../screens/catalog/previewText';
import type { HeadPlace, PageHead } from './headTypes';
import { addressOf, alternatesOf, isPlainId } from './pageAddresses';
import { noContent, type PageContent } from './pageContent';
import { pageTitle, shopNameOf } from './pageTitle';
import { type EdgeShop, type HomeView, inLanguage, languageOf } from './renderHome';
import { productData, shopPageData } from './structuredData';
import { manifestPath } from './webManifest';

/** A picture of a preview, px; a preview that is no picture is a logo. */
const previewSize = { width: 1200, height: 630, quality: 80 };
const square = (size: number) => ({ width: size, height: size, quality: 90 });
/** The app's own icon is of this size. */
const iconSize = square(64);
/** Of a tab, and of a phone's list of what was opened. */
const iconSizes = [32, 192];
const touchIconSize = square(180);

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
    setCurrency(view.currency);
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
  const { origin, segment, route, vacancyId } = place;
  const { settings, merchant } = shop;
  const siteName = shopNameOf(shop);
  const product = productOf(shop, place);
  const vacancy = vacancyOf(content, place);
  const isFound =
    route !== null &&
    // also of an id that is not plain, which has no page of its own
    (route !== 'product' || product !== null) &&
    (vacancyId === null || vacancy !== null);
  const picture = (path: string | null | undefined, size: typeof iconSize) =>
    pictureUrl(view.cdnUrl, path, size);
  const logo = settings.favicon ?? settings.logo;
  const path = isFound ? pathOf(place) : null;
  const { currency } = view;
  const preview = {
    siteName,
    description: truncate(
      (product && descriptionOf(product)) ||
        (vacancy && showText(vacancy.description)) ||
        (content.policy && htmlParagraphs(showText(content.policy)).join(' ')) ||
        menuOf(shop),
      mostDescribed,
    ),
    picture: absolute(
      picture(product?.image || settings.logo || merchant.logo, previewSize),
      origin,
    ),
  };
  const facts = { ...preview, origin, currency };
  return {
    ...preview,
    // a preview tells the price as well, which structured data has of its own
    ...(product && { description: previewText(product) }),
    isFound,
    title: pageTitle(shop, place, showText(product?.name ?? vacancy?.position ?? {})),
    address: path && addressOf(origin, path, segment),
    alternates: path ? alternatesOf(origin, path, settings) : [],
    isIndexed: isFound && publicRoutes.some((each) => each === route),
    type: product ? 'product' : 'website',
    icon: picture(logo, iconSize),
    icons: iconSizes.flatMap((size) => {
      const address = picture(logo, square(size));
      return address ? { size, address } : [];
    }),
    themeColors: {
      light: plainGrounds[settings.isDark ? 'dark' : 'light'][0],
      dark: plainGrounds.dark[0],
    },
    touchIcon: picture(settings.logo ?? logo, touchIconSize),
    manifest: manifestPath + place.query,
    price: product && { amount: unitsOf(cardPrice(product).price), currency },
    data: product ? productData(shop, product, facts) : shopPageData(shop, route, facts, content),
  };
}

function productOf({ catalog }: EdgeShop, { route, productId }: HeadPlace): Product | null {
  if (route !== 'product' || productId === null) return null;
  const found = productsById(catalog).get(productId);
  return found?.active ? found : null;
}

function vacancyOf({ vacancies }: PageContent, { route, vacancyId }: HeadPlace): Vacancy | null {
  return (route === 'vacancy' && vacancies?.find(({ id }) => id === vacancyId)) || null;
}

/** Screens that are no public page share one head, and have no address of their own in it. */
function pathOf({ route, productId, vacancyId }: HeadPlace): string | null {
  if (route === 'product') return productId === null ? null : paths.product(productId);
  if (route === 'vacancy') return vacancyId === null ? null : paths.vacancy(vacancyId);
  return route !== null && publicRoutes.some((each) => each === route) ? routes[route] : null;
}

/** Nothing describes a shop but what it sells: its categories, as home arranges them. */
const menuOf = ({ catalog }: EdgeShop): string =>
  listOf(
    arrangeCatalog(catalog, null)
      .flatMap(({ categories }) => categories)
      .slice(0, 20)
      .map(({ category }) => showText(category.name)),
  );

/** Previews are made elsewhere; icons are fetched by the page itself, which may be behind another scheme. */
const absolute = (url: string | null, origin: string): string | null =>
  url && new URL(url, `${origin}/`).href;

/** Language and territory; a language alone stands for both. */
function openGraphLocale(tag: string): string {
  const parts = tag.split('-');
  return `${parts[0]}_${(parts.length > 1 ? parts.at(-1) : parts[0])?.toUpperCase()}`;
}
