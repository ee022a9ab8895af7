import { paths, routes } from '../../navigation/paths';
import { type Alternate, addressOf, alternatesOf } from './pageAddresses';
import { productIds } from './pageHead';
import type { EdgeShop } from './renderHome';

/** A page for a sitemap. */
export type SitePage = { address: string; alternates: readonly Alternate[] };

/** All pages of a shop that everybody may read, as far as the edge knows them. */
export function sitePages(shop: EdgeShop, origin: string): SitePage[] {
  const { flags } = shop.settings;
  return [
    routes.home,
    routes.category,
    ...(flags.branchesActive ? [routes.branches] : []),
    ...(flags.aboutMerchantActive ? [routes.about] : []),
    ...(flags.termsOfUseActive ? [routes.offer] : []),
    ...(flags.privacyActive ? [routes.privacy] : []),
    ...(flags.vacanciesActive ? [routes.vacancies] : []),
    ...[...productIds(shop)].map((id) => paths.product(id)),
  ].map((path) => ({
    address: addressOf(origin, path, null),
    alternates: alternatesOf(origin, path, shop.settings),
  }));
}
