import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { placePath } from '../../flows/addresses/addressPaths';
import { quoteDelivery } from '../../flows/delivery/quoteDelivery';
import { type Outcome, submitOrder } from '../../flows/order/submitOrder';
import { asksTelegram, ensureSignedIn } from '../../flows/session/ensureSignedIn';
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

/** How the last try to order ended; null before the first, and while another one is under way. */
export type LastTry = {
  outcome: Outcome | null;
  setOutcome: (outcome: Outcome | null) => void;
};

type Ordering = {
  action: MainActionSpec;
  isSignedIn: boolean;
  /** nothing but the profile is missing, which the server could not be asked for */
  isOutOfReach: boolean;
};

/** What the checkout's one button does next: what is still missing, or the order itself. */
export function useOrdering({ outcome, setOutcome }: LastTry): Ordering {
  const { step, isSignedIn, missing, isSettled } = useCheckoutStep();
  const { status } = useSnapshot(pendingOrder.state);
  const { totals } = useBasket();
  const { chosen } = usePayment();
  const [isAsking, setAsking] = useState(false);

  const ask = async (who: () => Promise<unknown>) => {
    setAsking(true);
    await who();
    setAsking(false);
  };
  const order = async () => {
    setOutcome(null);
    const ended = await submitOrder();
    if (ended.kind === 'accepted') openOnHome(paths.confirmOrder(ended.orderId));
    // The press that is under way tells how it ended.
    if (ended.kind !== 'ignored') setOutcome(ended);
  };
  const submit = status === 'unseen' ? 'checkout.sendAgain' : 'checkout.submit';
  const isChanged = outcome?.kind === 'changed';
  const actions: Record<typeof step, MainActionSpec> = {
    signIn: {
      text: t(asksTelegram() ? 'checkout.signIn' : 'checkout.logIn'),
      onPress: () => void ask(ensureSignedIn),
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
    profile: { text: t('common.retry'), onPress: () => void ask(awaitProfile) },
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
