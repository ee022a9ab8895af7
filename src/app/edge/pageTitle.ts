import { showText } from '../../i18n/show';
import { type TextKey, t } from '../../i18n/t';
import type { routes } from '../../navigation/paths';
import type { HeadPlace } from './headTypes';
import type { EdgeShop } from './renderHome';

/** Titles of pages that everybody may read; home has the shop's, a product its own. */
export const titleKeys: Partial<Record<keyof typeof routes, TextKey>> = {
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

export const shopNameOf = ({ merchant, settings }: EdgeShop): string =>
  showText(merchant.name) || showText(settings.title);

/** What a page is called, as the app calls it; `name` is that of its product or vacancy. */
export function pageTitle(shop: EdgeShop, { route, vacancyId }: HeadPlace, name: string): string {
  const siteName = shopNameOf(shop);
  const page = name || textOf(route, vacancyId !== null);
  if (page && siteName) return t('page.title', { page, shop: siteName });
  return page || showText(shop.settings.title) || siteName;
}

function textOf(route: HeadPlace['route'], isVacancy: boolean): string {
  if (route === null) return t('errors.notFoundTitle');
  if (route === 'product') return t('product.missing');
  if (route === 'vacancy' && isVacancy) return t('vacancies.missing');
  const key = titleKeys[route];
  return key ? t(key) : '';
}
