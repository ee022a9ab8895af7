import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { hasVerifiedPhone } from '../../domain/user';
import { asksTelegram, askWhoIsThere } from '../../flows/askWhoIsThere';
import { type Outcome, submitOrder } from '../../flows/submitOrder';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { openAlone, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useBasket } from '../../stores/basket';
import * as draft from '../../stores/draft';
import * as intent from '../../stores/intent';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session';
import * as table from '../../stores/table';
import { useFeesKnown } from './useFeesKnown';

type Ordering = {
  action: {
    text: string;
    onPress: () => void;
    isBusy: boolean;
    isDisabled: boolean;
    /** whether a press orders, rather than doing what is still missing */
    isOrder: boolean;
  };
  /** what went wrong at the last try */
  notice: string | null;
  isSomebodyThere: boolean;
};

/** What the checkout's button does next: sign in, choose a branch, or order. */
export function useOrdering(): Ordering {
  const { token, user, status: who } = useSnapshot(session.state);
  const { status } = useSnapshot(intent.state);
  const { branchId } = useSnapshot(draft.state);
  const { table: scanned } = useSnapshot(table.state);
  const { settings } = useSnapshot(merchant.state);
  const { hasProblems } = useBasket();
  const [notice, setNotice] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isSomebodyThere = token !== null && hasVerifiedPhone(user);
  const areFeesKnown = useFeesKnown(isSomebodyThere);

  const ask = async () => {
    setAsking(true);
    await askWhoIsThere();
    setAsking(false);
  };
  const order = async () => {
    setNotice(null);
    const outcome = await submitOrder();
    if (outcome.kind === 'accepted') openAlone(paths.checkoutConfirm);
    setNotice(noticeOf(outcome));
  };
  const step = (text: string, onPress: () => void, isOrder = false) => ({
    notice,
    isSomebodyThere,
    action: {
      text,
      onPress,
      isOrder,
      isBusy: status !== 'idle' || isAsking || who === 'unknown' || !areFeesKnown,
      isDisabled: isOrder && !settings.flags.cashActive && !settings.flags.terminalActive,
    },
  });

  if (!isSomebodyThere) {
    return step(t(asksTelegram() ? 'checkout.signIn' : 'checkout.logIn'), () => void ask());
  }
  if (!branchId && !scanned) {
    return step(t('checkout.chooseBranch'), () => openSheet(paths.addressPickupList));
  }
  if (hasProblems) return step(t('basket.fixFirst'), () => openSheet(paths.basket));
  return step(t('checkout.submit'), () => void order(), true);
}

function noticeOf(outcome: Outcome): string | null {
  if (outcome.kind === 'refused') return errorText(outcome.error);
  return outcome.kind === 'notSent' ? t('checkout.notSent') : null;
}
