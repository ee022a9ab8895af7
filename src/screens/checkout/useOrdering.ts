import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Money } from '../../domain/basket/pricing';
import { type CheckoutStep, checkoutStep } from '../../domain/order/checkoutStep';
import { hasVerifiedPhone } from '../../domain/session/user';
import { openPlace } from '../../flows/addresses/addressPaths';
import { quoteDelivery } from '../../flows/delivery/quoteDelivery';
import { loadOrderSettings } from '../../flows/order/loadOrderRules';
import { type Outcome, submitOrder } from '../../flows/order/submitOrder';
import { ensureSignedIn, signInText } from '../../flows/session/ensureSignedIn';
import { awaitProfile } from '../../flows/session/signIn';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets, openOnHome, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useBasket } from '../../stores/basket/basket';
import { useBill } from '../../stores/basket/bill';
import { useShortage } from '../../stores/basket/shortage';
import * as branches from '../../stores/branches/branches';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as draft from '../../stores/order/draft';
import { usePayment } from '../../stores/order/payment';
import * as pendingOrder from '../../stores/order/pendingOrder';
import { useSchedule } from '../../stores/order/schedule';
import * as storedFees from '../../stores/order/storedFees';
import * as session from '../../stores/session/session';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { useClock } from '../catalog/useClock';
import { useIsOutOfZone } from './DeliveryPlace';
import { openBasket } from './OrderedProducts';

/** The outcome of the last submit; null before the first and while one is in flight. */
export type LastTry = {
  outcome: Outcome | null;
  setOutcome: (outcome: Outcome | null) => void;
};

type Ordering = {
  action: MainActionSpec;
  /** signs the person in before the button asks for it; null where it does, or nobody has to */
  signIn: { text: string; onPress: () => void } | null;
  isSignedIn: boolean;
  /** only the profile is missing, and could not be fetched */
  isOutOfReach: boolean;
};

/** What the checkout's button does next: ask for missing input, or place the order. */
export function useOrdering({ outcome, setOutcome }: LastTry): Ordering {
  const { step, isSignedIn, missing, isSettled } = useCheckoutStep();
  const { status } = useSnapshot(pendingOrder.state);
  const { totals } = useBasket();
  const { chosen } = usePayment();
  const [isAsking, setAsking] = useState(false);

  const run = async (request: () => Promise<unknown>) => {
    setAsking(true);
    await request();
    setAsking(false);
  };
  const order = async () => {
    setOutcome(null);
    const result = await submitOrder();
    if (result.kind === 'accepted') openOnHome(paths.confirmOrder(result.orderId));
    // The submit in flight reports its own outcome.
    if (result.kind !== 'ignored') setOutcome(result);
  };
  const submit = status === 'unseen' ? 'checkout.sendAgain' : 'checkout.submit';
  const isChanged = outcome?.kind === 'changed';
  const signIn = { text: signInText(), onPress: () => void run(ensureSignedIn) };
  const actions: Record<typeof step, MainActionSpec> = {
    signIn,
    address: { text: t('checkout.chooseAddress'), onPress: openPlace },
    otherAddress: { text: t('checkout.otherAddress'), onPress: openPlace },
    branch: { text: t('checkout.chooseBranch'), onPress: openPlace },
    basket: { text: t('checkout.toBasket'), onPress: openBasket },
    more: {
      text:
        missing > 0 ? t('checkout.addMore', { amount: showMoney(missing) }) : t('basket.addMore'),
      onPress: closeAllSheets,
    },
    time: { text: t('schedule.pick'), onPress: () => openSheet(paths.checkoutTime) },
    profile: { text: t('common.retry'), onPress: () => void run(awaitProfile) },
    quote: { text: t('checkout.askPrice'), onPress: () => void quoteDelivery() },
    order: {
      text: t(isChanged ? 'checkout.agree' : submit),
      detail: showMoney(totals.totalPrice),
      isDisabled: chosen === null,
      isCostly: true,
      onPress: () => void order(),
    },
  };
  const isBusy = (status !== 'idle' && status !== 'unseen') || isAsking || !isSettled;
  const isOutOfReach = step === 'profile';
  const isAskedLater = !isSignedIn && step !== 'signIn';
  return {
    action: { ...actions[step], isBusy },
    signIn: isAskedLater ? signIn : null,
    isSignedIn,
    isOutOfReach,
  };
}

type Next = {
  step: CheckoutStep;
  isSignedIn: boolean;
  /** the amount missing to the delivery minimum; 0 if only the number of products is too small */
  missing: Money;
  /** the user, the fees and the delivery price are known, so the total is final */
  isSettled: boolean;
};

/** The next thing the checkout needs, derived from all its inputs. */
function useCheckoutStep(): Next {
  const { token, user, status: sessionStatus, isProfileMissing } = useSnapshot(session.state);
  const { address } = useSnapshot(draft.state);
  const { nearestId, branches: all, status: branchStatus } = useSnapshot(branches.state);
  const { hasProblems } = useBasket();
  const { amount: missing, products, isCertain } = useShortage();
  const { deliveryState } = useBill();
  const { at } = useSchedule(useClock());
  const service = useServiceType();
  const isOutOfZone = useIsOutOfZone();
  // A session whose profile is loading is trusted, so that nobody is asked to log in too early.
  const isProfileLoading = sessionStatus === 'unknown' && user === null;
  const isSignedIn = token !== null && (isProfileLoading || hasVerifiedPhone(user));
  const areFeesKnown = useFeesKnown(isSignedIn);
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
    isTooLittle: isCertain && (missing > 0 || products > 0),
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
 * they cannot be fetched they are those of an earlier visit, or none (§8), and the server decides.
 */
function useFeesKnown(isSignedIn: boolean): boolean {
  const { areCurrent } = useSnapshot(storedFees.state);
  const [hasLoaded, setLoaded] = useState(false);
  const shouldLoad = isSignedIn && !areCurrent && !hasLoaded;
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
