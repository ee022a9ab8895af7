import type { ServiceType } from './order';

/**
 * The one thing to do next on the way to an order: sign in; say where to, or another place because
 * nobody delivers there; choose a branch; put the basket right; fill it to the minimum; choose a
 * time; ask for the profile again; ask for the delivery's price again; order.
 */
export type CheckoutStep =
  | 'signIn'
  | 'address'
  | 'otherAddress'
  | 'branch'
  | 'basket'
  | 'more'
  | 'time'
  | 'profile'
  | 'quote'
  | 'order';

/** What stands between a basket and an order, first things first. */
export function checkoutStep(from: {
  isSignedIn: boolean;
  service: ServiceType;
  hasAddress: boolean;
  /** the address is outside of the zone, or no branch delivers to it */
  isAddressRefused: boolean;
  /** the branch chosen for a pick-up */
  hasBranch: boolean;
  /** a line cannot be ordered as it is */
  hasProblems: boolean;
  /** the basket has not what a delivery has at least: its price, or its number of products */
  isTooLittle: boolean;
  /** the order cannot be made at the time that is chosen, or now */
  isTimeWrong: boolean;
  /** somebody is logged in, and the server could not be asked who */
  isProfileMissing: boolean;
  hasQuoteFailed: boolean;
}): CheckoutStep {
  const { service } = from;
  const isDelivery = service === 'DELIVERY';
  if (!from.isSignedIn) return 'signIn';
  if (isDelivery && !from.hasAddress) return 'address';
  if (isDelivery && from.isAddressRefused) return 'otherAddress';
  if (service === 'PICK_UP' && !from.hasBranch) return 'branch';
  if (from.hasProblems) return 'basket';
  if (isDelivery && from.isTooLittle) return 'more';
  // At a table there is no time to choose: that the kitchen is closed is said when one orders.
  if (service !== 'DINE_IN' && from.isTimeWrong) return 'time';
  if (from.isProfileMissing) return 'profile';
  return isDelivery && from.hasQuoteFailed ? 'quote' : 'order';
}
