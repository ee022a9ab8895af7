import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Money } from '../../domain/basket/pricing';
import { missingForDelivery, missingProducts } from '../../domain/delivery/minimumOrder';
import { type CheckoutStep, checkoutStep } from '../../domain/order/checkoutStep';
import { hasVerifiedPhone } from '../../domain/session/user';
import { loadOrderSettings } from '../../flows/order/loadOrderRules';
import { useBasket } from '../../stores/basket/basket';
import { useBill } from '../../stores/basket/bill';
import * as branches from '../../stores/branches/branches';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { useSchedule } from '../../stores/order/schedule';
import * as session from '../../stores/session/session';
import { useClock } from '../catalog/useClock';
import { useIsOutOfZone } from './useIsOutOfZone';

type Next = {
  step: CheckoutStep;
  isSignedIn: boolean;
  /** the amount missing to the delivery minimum; 0 if only the number of products is too small */
  missing: Money;
  /** the user, the fees and the delivery price are known, so the total is final */
  isSettled: boolean;
};

/** The next thing the checkout needs, derived from all its inputs. */
export function useCheckoutStep(): Next {
  const { token, user, status: sessionStatus, isProfileMissing } = useSnapshot(session.state);
  const { address } = useSnapshot(draft.state);
  const { nearestId, branches: all, status: branchStatus } = useSnapshot(branches.state);
  const { orderSettings } = useSnapshot(merchant.state);
  const { hasProblems, totals } = useBasket();
  const { deliveryState } = useBill();
  const { at } = useSchedule(useClock());
  const service = useServiceType();
  const isOutOfZone = useIsOutOfZone();
  // A session whose profile is loading is trusted, so that nobody is asked to log in too early.
  const isProfileLoading = sessionStatus === 'unknown' && user === null;
  const isSignedIn = token !== null && (isProfileLoading || hasVerifiedPhone(user));
  const areFeesKnown = useFeesKnown(isSignedIn);
  const missing = orderSettings ? missingForDelivery(totals, orderSettings) : 0;
  const isShort = orderSettings !== null && missingProducts(totals, orderSettings) > 0;
  // A branch missing from the list counts as none; while the list loads it is trusted.
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
      step === 'profile' ||
      (sessionStatus !== 'unknown' && areFeesKnown && deliveryState !== 'asking'),
  };
}

/**
 * Whether the fees in the total are loaded, so that nobody agrees to a total that still changes. If
 * they cannot be fetched they count as none (§8), and the server decides.
 */
function useFeesKnown(isSignedIn: boolean): boolean {
  const { orderSettings } = useSnapshot(merchant.state);
  const [hasLoaded, setLoaded] = useState(false);
  const shouldLoad = isSignedIn && orderSettings === null && !hasLoaded;
  useEffect(() => {
    if (!shouldLoad) return;
    let isMounted = true;
    const done = () => isMounted && setLoaded(true);
    loadOrderSettings().then(done, done);
    return () => {
      isMounted = false;
    };
  }, [shouldLoad]);
  return !shouldLoad;
}
