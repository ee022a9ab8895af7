import { paths, routes } from '../../navigation/paths';
import { productIds } from './pageHead';
import type { EdgeShop } from './renderHome';

/** The paths of all pages of a shop that everybody may read, as far as the edge knows them. */
export function sitePaths(shop: EdgeShop): string[] {
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
  ];
}
