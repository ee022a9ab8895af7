import type {
  BreadcrumbList,
  Menu,
  MenuItem,
  Product as ProductData,
  WithContext,
} from 'schema-dts';
import { type Branch, preselectBranch } from '../../domain/branches/branch';
import { cardPrice } from '../../domain/catalog/cardPrice';
import { arrangeCatalog, type Product } from '../../domain/catalog/catalog';
import { availability } from '../../domain/catalog/stock';
import { truncate } from '../../domain/text/truncate';
import { unitsOf } from '../../i18n/amountText';
import { showText } from '../../i18n/show';
import { paths, routes } from '../../navigation/paths';
import type { PageContent } from './pageContent';
import {
  branchData,
  context,
  type PlaceData,
  type PlaceType,
  phoneData,
  placeData,
  placeOfType,
  stated,
} from './placeData';
import type { EdgeShop } from './renderHome';

/** What is said of a page already, in the same words. */
type Known = {
  origin: string;
  siteName: string;
  description: string;
  picture: string | null;
  currency: string;
};

/** Which of schema.org's places of business the shop is. */
function shopType({ settings, catalog }: EdgeShop): PlaceType {
  // Cooked or eaten there: nothing else tells a restaurant from a store.
  const isRestaurant =
    settings.flags.dineInActive ||
    settings.flags.bookingActive ||
    catalog.products.some(({ timeCookingMin }) => timeCookingMin !== null);
  return isRestaurant ? 'Restaurant' : 'Store';
}

/** What the pages of a shop say that are no product's. */
export function shopPageData(
  shop: EdgeShop,
  route: keyof typeof routes | null,
  from: Known,
  { branches }: PageContent,
): PlaceData[] | WithContext<Menu>[] {
  const type = shopType(shop);
  const areShown = shop.settings.flags.branchesActive && branches !== null;
  if (route === 'home') return [shopData(shop, from, areShown ? branches : null)];
  if (route === 'category') return type === 'Restaurant' ? [menuData(shop, from)] : [];
  if (route === 'branches') return areShown ? branchData(branches, { ...from, type }) : [];
  return [];
}

/** The shop (https://schema.org/LocalBusiness), at the address of its main branch. */
function shopData(shop: EdgeShop, from: Known, branches: readonly Branch[] | null): PlaceData {
  const { origin, siteName, description, picture, currency } = from;
  const { links } = shop.settings;
  const pages = [links.instagram, links.facebook, links.telegram]
    .filter((link) => link !== null)
    .filter((link) => /^https?:\/\//.test(link));
  const type = shopType(shop);
  const main = branches && preselectBranch(branches, null);
  const place = main && placeData(main, currency);
  // Google reads the older of the two names.
  const menu = origin + routes.category;
  const shopFields = {
    '@context': context,
    '@id': `${origin}/`,
    url: `${origin}/`,
    name: siteName,
    currenciesAccepted: currency,
    ...stated({ description, logo: picture, image: picture }),
    ...(pages.length > 0 && { sameAs: pages }),
    ...place,
    ...stated({ telephone: phoneData(links.phone, currency) ?? place?.telephone }),
  } as const;
  if (type === 'Store') return placeOfType(type, shopFields);
  return placeOfType(type, { ...shopFields, hasMenu: menu, menu });
}

/**
 * A product with its price, and the way to it. Its rating is not said: search engines take it only with the
 * number of ratings, which the catalogue does not tell.
 */
export function productData(
  { catalog }: EdgeShop,
  product: Product,
  from: Known,
): [WithContext<ProductData>, WithContext<BreadcrumbList>] {
  const { origin, siteName, description, picture, currency } = from;
  const url = origin + paths.product(product.id);
  const name = showText(product.name);
  const category = catalog.categories.find(({ id }) => id === product.categoryId);
  const categoryName = category && showText(category.name);
  const steps = [
    { name: siteName, item: `${origin}/` },
    ...(category && categoryName
      ? [{ name: categoryName, item: origin + paths.category(category.id) }]
      : []),
    { name, item: url },
  ];
  return [
    {
      '@context': context,
      '@type': 'Product',
      '@id': url,
      url,
      name,
      sku: product.id,
      ...stated({ description, image: picture, category: categoryName }),
      offers: {
        '@type': 'Offer',
        url,
        price: unitsOf(cardPrice(product).price),
        priceCurrency: currency,
        availability: `${context}/${availability(product) === 'soldOut' ? 'OutOfStock' : 'InStock'}`,
        seller: { '@type': 'Organization', name: siteName },
      },
    },
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        ...step,
      })),
    },
  ];
}

/** Items of a menu in one page: each costs some 300 bytes. */
const mostItems = 300;
/** Characters of an item's description: its own page has all of it. */
const mostDescribed = 100;

/** The menu of a restaurant with its sections and their items, in the order of home. */
function menuData(
  { catalog }: EdgeShop,
  { origin, currency, siteName }: { origin: string; currency: string; siteName: string },
): WithContext<Menu> {
  let left = mostItems;
  const sections = arrangeCatalog(catalog, null)
    .flatMap(({ categories }) => categories)
    .flatMap(({ category, products }) => {
      const shown = products.slice(0, left);
      left -= shown.length;
      if (shown.length === 0) return [];
      return {
        '@type': 'MenuSection' as const,
        name: showText(category.name),
        hasMenuItem: shown.map((product) => itemOf(product, origin, currency)),
      };
    });
  return {
    '@context': context,
    '@type': 'Menu',
    '@id': origin + routes.category,
    url: origin + routes.category,
    name: siteName,
    hasMenuSection: sections,
  };
}

const itemOf = (product: Product, origin: string, currency: string): MenuItem => ({
  '@type': 'MenuItem',
  name: showText(product.name),
  ...stated({ description: truncate(showText(product.description), mostDescribed) }),
  url: origin + paths.product(product.id),
  offers: {
    '@type': 'Offer',
    price: unitsOf(cardPrice(product).price),
    priceCurrency: currency,
  },
});
