import { useSnapshot } from 'valtio';
import { type CheckoutStep, checkoutStep } from '../../domain/checkoutStep';
import type { Money } from '../../domain/pricing';
import { missingForDelivery, missingProducts } from '../../domain/totals';
import { hasVerifiedPhone } from '../../domain/user';
import { useBasket } from '../../stores/basket';
import { useBill } from '../../stores/bill';
import * as branches from '../../stores/branches';
import * as draft from '../../stores/draft';
import * as merchant from '../../stores/merchant';
import { useSchedule } from '../../stores/schedule';
import { useServiceType } from '../../stores/service';
import * as session from '../../stores/session';
import { useClock } from '../shelf/useClock';
import { useFeesKnown } from './useFeesKnown';
import { useIsOutOfZone } from './useIsOutOfZone';

type Next = {
  step: CheckoutStep;
  isSomebodyThere: boolean;
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
  const isSomebodyThere = token !== null && (isAwaited || hasVerifiedPhone(user));
  const areFeesKnown = useFeesKnown(isSomebodyThere);
  const missing = orderSettings ? missingForDelivery(totals, orderSettings) : 0;
  const isShort = orderSettings !== null && missingProducts(totals, orderSettings) > 0;
  // A branch that is not in the list any more is none; until the list is there it is believed.
  const hasBranch =
    nearestId !== null && (branchStatus !== 'ready' || all.some(({ id }) => id === nearestId));
  const step = checkoutStep({
    isSomebodyThere,
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
    isSomebodyThere,
    missing,
    isSettled:
      step === 'profile' || (who !== 'unknown' && areFeesKnown && deliveryState !== 'asking'),
  };
}
