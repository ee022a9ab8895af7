import { routes } from './paths';

/** Screens whose ids and queries name things of the shop, not of a person. */
const ofShop: readonly string[] = [
  routes.category,
  routes.branches,
  routes.addressPickup,
  routes.addressPickupList,
  '/product',
  '/stories',
  routes.vacancies,
];

const screens: ReadonlySet<string> = new Set(Object.values(routes));

/**
 * A sheet's address without ids and words of a person: the query is left out, and so is a path from
 * its first id on (`/profile/orders/17/map` is `/profile/orders`). Addresses of the shop's own
 * things, such as a product, stay as they are.
 */
export function publicUrl(url: string): string {
  const [path = ''] = url.split('?');
  if (ofShop.some((start) => path === start || path.startsWith(`${start}/`))) return url;
  const parts = path.split('/');
  while (parts.length > 1 && !screens.has(parts.join('/'))) parts.pop();
  return parts.join('/') || routes.home;
}
