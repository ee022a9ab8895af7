import { useSnapshot } from 'valtio';
import type { Money } from '../../domain/basket/pricing';
import { missingForDelivery, missingProducts } from '../../domain/delivery/minimumOrder';
import { type CheckoutStep, checkoutStep } from '../../domain/order/checkoutStep';
import { hasVerifiedPhone } from '../../domain/session/user';
import { useBasket } from '../../stores/basket/basket';
import { useBill } from '../../stores/basket/bill';
import * as branches from '../../stores/branches/branches';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { useSchedule } from '../../stores/order/schedule';
import * as session from '../../stores/session/session';
import { useClock } from '../catalog/useClock';
import { useFeesKnown } from './useFeesKnown';
import { useIsOutOfZone } from './useIsOutOfZone';

type Next = {
  step: CheckoutStep;
  isSignedIn: boolean;
  /** what the basket's price lacks for a delivery; 0 where only the number of products is too small */
  missing: Money;
  /** who is there, the fees and the delivery's price are known: nobody agrees to a total that still changes */
  isSettled: boolean;
};

/** What the checkout asks for next, from all that it depends on. */
export function useCheckoutStep(): Next {
  const { token, user, status: who, isProfileMissing } = useSnapshot(session.state);
  const { address } = useSnapshot(draft.state);
  const { nearestId, branches: all, status: branchStatus } = useSnapshot(branches.state);
  const { orderSettings } = useSnapshot(merchant.state);
  const { hasProblems, totals } = useBasket();
  const { deliveryState } = useBill();
  const { at } = useSchedule(useClock());
  const service = useServiceType();
  const isOutOfZone = useIsOutOfZone();
  // A session whose profile is still to come is believed: nobody is asked to log in for it.
  const isAwaited = who === 'unknown' && user === null;
  const isSignedIn = token !== null && (isAwaited || hasVerifiedPhone(user));
  const areFeesKnown = useFeesKnown(isSignedIn);
  const missing = orderSettings ? missingForDelivery(totals, orderSettings) : 0;
  const isShort = orderSettings !== null && missingProducts(totals, orderSettings) > 0;
  // A branch that is not in the list any more is none; until the list is there it is believed.
  const hasBranch =
    nearestId !== null && (branchStatus !== 'ready' || all.some(({ id }) => id === nearestId));
  const step = checkoutStep({
    isSignedIn,
    service,
    hasAddress: address !== null,
    isAddressRefused: isOutOfZone || deliveryState === 'noBranch',
    hasBranch,
    hasProblems,
    isTooLittle: missing > 0 || isShort,
    isTimeWrong: at === 'past' || at === 'closed',
    isProfileMissing,
    hasQuoteFailed: deliveryState === 'failed',
  });
  return {
    step,
    isSignedIn,
    missing,
    isSettled:
      step === 'profile' || (who !== 'unknown' && areFeesKnown && deliveryState !== 'asking'),
  };
}
