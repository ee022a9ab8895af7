import { filterByTexts } from '../text/nameSearch';
import type { Branch, City } from './branch';

/** Branches found by their name, address or city, in any language and either script. */
export const searchBranches = (
  branches: readonly Branch[],
  cities: readonly City[],
  query: string,
): readonly Branch[] =>
  filterByTexts(branches, query, ({ name, address, cityId }) => {
    const city = cities.find(({ id }) => id === cityId);
    return [...Object.values(name), address, ...Object.values(city?.name ?? {})];
  });
