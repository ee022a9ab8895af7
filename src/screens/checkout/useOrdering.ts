import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { placePath } from '../../flows/addresses/addressPaths';
import { quoteDelivery } from '../../flows/delivery/quoteDelivery';
import { type Outcome, submitOrder } from '../../flows/order/submitOrder';
import { ensureSignedIn, signInText } from '../../flows/session/ensureSignedIn';
import { awaitProfile } from '../../flows/session/signIn';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets, openOnHome, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useBasket } from '../../stores/basket/basket';
import { usePayment } from '../../stores/order/payment';
import * as pendingOrder from '../../stores/order/pendingOrder';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { openBasket } from './openBasket';
import { useCheckoutStep } from './useCheckoutStep';

/** The outcome of the last submit; null before the first and while one is in flight. */
export type LastTry = {
  outcome: Outcome | null;
  setOutcome: (outcome: Outcome | null) => void;
};

type Ordering = {
  action: MainActionSpec;
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
  const actions: Record<typeof step, MainActionSpec> = {
    signIn: {
      text: signInText(),
      onPress: () => void run(ensureSignedIn),
    },
    address: { text: t('checkout.chooseAddress'), onPress: () => openSheet(placePath()) },
    otherAddress: { text: t('checkout.otherAddress'), onPress: () => openSheet(placePath()) },
    branch: { text: t('checkout.chooseBranch'), onPress: () => openSheet(placePath()) },
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
      onPress: () => void order(),
    },
  };
  const isBusy = (status !== 'idle' && status !== 'unseen') || isAsking || !isSettled;
  const isOutOfReach = step === 'profile';
  return { action: { ...actions[step], isBusy }, isSignedIn, isOutOfReach };
}
