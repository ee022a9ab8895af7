import { routes, withQuery } from './paths';

// Apart from `paths`, because the first load does not need them.

/** Builds the addresses of the steps for one saved address. */
export const addressPaths = {
  /** edits the details of a saved address */
  detailsOf: (id: string) => withQuery(routes.addressDetails, { id }),
  /** the map, its search and the details for a saved address that has no place on the map yet */
  placeOf: (id: string) => withQuery(routes.addressDelivery, { place: id }),
  searchOf: (id: string | null) => withQuery(routes.addressSearch, { place: id ?? undefined }),
  detailsAt: (id: string | null) => withQuery(routes.addressDetails, { place: id ?? undefined }),
} as const;
