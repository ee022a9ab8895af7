import { paths } from './paths';

/** A problem with an order is reported with its rating, at the same address. */
export const problemPath = (orderId: string): string =>
  `${paths.orderGrade(orderId)}?problem=report`;
