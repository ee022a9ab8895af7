import { fromMoney } from '../../domain/basket/pricing';
import { cardPrice } from '../../domain/catalog/cardPrice';
import { arrangeCatalog, type Product } from '../../domain/catalog/catalog';
import { truncate } from '../../domain/text/truncate';
import { showText } from '../../i18n/show';
import { paths, routes } from '../../navigation/paths';
import type { EdgeShop } from './renderHome';

/** Items of a menu in one page: each costs some 300 bytes. */
const mostItems = 300;
/** Characters of an item's description: its own page has all of it. */
const mostDescribed = 100;

/** The menu of a restaurant with its sections and their items, in the order of home. */
export function menuData(
  { catalog }: EdgeShop,
  { origin, currency, siteName }: { origin: string; currency: string; siteName: string },
): object {
  let left = mostItems;
  const sections = arrangeCatalog(catalog, null)
    .flatMap(({ categories }) => categories)
    .flatMap(({ category, products }) => {
      const shown = products.slice(0, left);
      left -= shown.length;
      if (shown.length === 0) return [];
      return {
        '@type': 'MenuSection',
        name: showText(category.name),
        hasMenuItem: shown.map((product) => itemOf(product, origin, currency)),
      };
    });
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': origin + routes.category,
    url: origin + routes.category,
    name: siteName,
    hasMenuSection: sections,
  };
}

const itemOf = (product: Product, origin: string, currency: string) => ({
  '@type': 'MenuItem',
  name: showText(product.name),
  description: truncate(showText(product.description), mostDescribed) || undefined,
  url: origin + paths.product(product.id),
  offers: {
    '@type': 'Offer',
    price: fromMoney(cardPrice(product).price),
    priceCurrency: currency,
  },
});
