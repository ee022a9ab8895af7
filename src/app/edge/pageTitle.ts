import type { Product } from '../../domain/catalog/catalog';
import { showText } from '../../i18n/show';
import { type TextKey, t } from '../../i18n/t';
import type { routes } from '../../navigation/paths';
import type { HeadPlace } from './pageHead';
import type { EdgeShop } from './renderHome';

/** Titles of pages that everybody may read; home has the shop's, a product its own. */
const titles: Partial<Record<keyof typeof routes, TextKey>> = {
  about: 'profile.about',
  linkPage: 'extra.title',
  linkPageWithCode: 'extra.title',
  contacts: 'extra.contacts',
  offer: 'profile.offer',
  privacy: 'profile.privacy',
  category: 'home.allCategories',
  branches: 'branches.title',
  branchesMap: 'branches.title',
  vacancies: 'vacancies.title',
  vacancy: 'vacancies.title',
};

/** What a page is called, as the app calls it. */
export function pageTitle(
  { settings }: EdgeShop,
  siteName: string,
  { route, productId }: HeadPlace,
  product: Product | null,
): string {
  const known = route === null ? 'errors.notFoundTitle' : titles[route];
  const key = route === 'product' && productId !== null ? 'product.missing' : known;
  const page = product ? showText(product.name) : key && t(key);
  if (page && siteName) return t('page.title', { page, shop: siteName });
  return page || showText(settings.title) || siteName;
}
