import { fromMoney } from '../../domain/basket/pricing';
import { cardPrice } from '../../domain/catalog/cardPrice';
import type { Product } from '../../domain/catalog/catalog';
import { availability } from '../../domain/catalog/stock';
import { showText } from '../../i18n/show';
import { paths, routes } from '../../navigation/paths';
import type { EdgeShop } from './renderHome';

/** What is said of a page already, in the same words. */
type Known = {
  origin: string;
  siteName: string;
  description: string;
  picture: string | null;
  currency: string;
};

const context = 'https://schema.org';
/** schema.org's term for absent: the field is left out of the JSON. */
const known = <T>(value: T | null | undefined | ''): T | undefined => value || undefined;

/** The shop, as schema.org has it (https://schema.org/LocalBusiness). */
export function shopData({ settings, catalog }: EdgeShop, from: Known): object {
  const { origin, siteName, description, picture, currency } = from;
  const { phone, instagram, facebook, telegram } = settings.links;
  const pages = [instagram, facebook, telegram].filter((link) => /^https?:\/\//.test(link ?? ''));
  // Cooked or eaten there: nothing else tells a restaurant from a store.
  const isRestaurant =
    settings.flags.dineInActive ||
    settings.flags.bookingActive ||
    catalog.products.some(({ timeCookingMin }) => timeCookingMin !== null);
  return {
    '@context': context,
    '@type': isRestaurant ? 'Restaurant' : 'Store',
    '@id': `${origin}/`,
    url: `${origin}/`,
    name: siteName,
    description: known(description),
    logo: known(picture),
    image: known(picture),
    telephone: known(phone),
    currenciesAccepted: currency,
    sameAs: pages.length > 0 ? pages : undefined,
    hasMenu: isRestaurant ? origin + routes.category : undefined,
  };
}

/** A product with its price, and the way to it. */
export function productData({ catalog }: EdgeShop, product: Product, from: Known): object[] {
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
      description: known(description),
      image: known(picture),
      category: known(categoryName),
      offers: {
        '@type': 'Offer',
        url,
        price: fromMoney(cardPrice(product).price),
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
