import { paths } from './paths';

// Apart from `paths`, because the first load does not need them.

/** Cancels an order to place it again with another payment. */
export const otherPaymentPath = (orderId: string): string =>
  `${paths.orderCancel(orderId)}?pay=other`;

/** The checkout with its payment methods open. */
export const choosePaymentPath = `${paths.checkout}?open=payment`;
