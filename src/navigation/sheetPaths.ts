import { paths, routes, withQuery } from './paths';

// Addresses with a query, apart from `paths`, because the first load does not need them.

/** Builds the addresses of the steps for one saved address. */
export const addressPaths = {
  /** edits the details of a saved address */
  detailsOf: (id: string) => withQuery(routes.addressDetails, { id }),
  /** the map, its search and the details for a saved address that has no place on the map yet */
  placeOf: (id: string) => withQuery(routes.addressDelivery, { place: id }),
  searchOf: (id: string | null) => withQuery(routes.addressSearch, { place: id ?? undefined }),
  detailsAt: (id: string | null) => withQuery(routes.addressDetails, { place: id ?? undefined }),
} as const;

/** Sends the basket to others as a link. */
export const sendBasketPath = `${paths.basket}?send=1`;

/** Shares a product in a browser that has no dialog for it. */
export const shareProductPath = (id: string): string => `${paths.product(id)}?share=1`;

/** Cancels an order to place it again with another payment. */
export const otherPaymentPath = (orderId: string): string =>
  `${paths.orderCancel(orderId)}?pay=other`;

/** The checkout with its payment methods open. */
export const choosePaymentPath = `${paths.checkout}?open=payment`;

/** A problem with an order is reported with its rating, at the same address. */
export const problemPath = (orderId: string): string =>
  `${paths.orderGrade(orderId)}?problem=report`;
