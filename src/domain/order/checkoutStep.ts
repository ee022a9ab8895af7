import type { ServiceType } from './order';

/**
 * The next checkout step. `otherAddress`: nobody delivers to the chosen one; `basket`: fix its
 * lines; `more`: below the delivery minimum; `profile` and `quote`: retry the failed request.
 */
export type CheckoutStep =
  | 'address'
  | 'otherAddress'
  | 'branch'
  | 'basket'
  | 'more'
  | 'time'
  | 'signIn'
  | 'profile'
  | 'quote'
  | 'order';

/** The first unmet requirement of an order, or `order`. */
export function checkoutStep(from: {
  isSignedIn: boolean;
  service: ServiceType;
  hasAddress: boolean;
  /** the address is outside the delivery area, or no branch delivers to it */
  isAddressRefused: boolean;
  /** a pick-up branch is chosen */
  hasBranch: boolean;
  /** a line cannot be ordered */
  hasProblems: boolean;
  /** below the delivery minimum, by price or by number of products */
  isTooLittle: boolean;
  /** the order cannot be prepared at the chosen time, or now */
  isTimeWrong: boolean;
  /** logged in, but the profile request failed */
  isProfileMissing: boolean;
  hasQuoteFailed: boolean;
}): CheckoutStep {
  const { service } = from;
  const isDelivery = service === 'DELIVERY';
  if (isDelivery && !from.hasAddress) return 'address';
  if (isDelivery && from.isAddressRefused) return 'otherAddress';
  if (service === 'PICK_UP' && !from.hasBranch) return 'branch';
  if (from.hasProblems) return 'basket';
  if (isDelivery && from.isTooLittle) return 'more';
  // Dine-in has no time to choose; a closed kitchen is reported on submit.
  if (service !== 'DINE_IN' && from.isTimeWrong) return 'time';
  // Nobody gives a phone number for an order that cannot be placed.
  if (!from.isSignedIn) return 'signIn';
  if (from.isProfileMissing) return 'profile';
  return isDelivery && from.hasQuoteFailed ? 'quote' : 'order';
}
