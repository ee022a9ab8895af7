import { useState } from 'react';
import type { Order } from '../../domain/order/order';
import { isFinal } from '../../domain/order/orderProgress';
import { nextStep } from '../../domain/order/payment';
import { orderAgain } from '../../flows/basket/orderAgain';
import { type PaymentTry, payOrder } from '../../flows/order/payOrder';
import { errorText } from '../../i18n/errorText';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as toasts from '../../stores/toasts';
import type { MainActionSpec } from '../../ui/bottomButtonHost';

/** The order's main action: confirm, pay, or order again. */
export function useOrderAction(order: Order): MainActionSpec | undefined {
  const [isPaying, setPaying] = useState(false);
  const pay = async () => {
    setPaying(true);
    const outcome = await payOrder(order.id);
    setPaying(false);
    const complaint = paymentError(outcome);
    if (complaint) toasts.show(complaint, { tone: 'bad' });
  };
  switch (nextStep(order, false)) {
    case 'confirm':
      return {
        text: t('orders.confirm'),
        onPress: () => openSheet(paths.confirmOrder(order.id)),
      };
    case 'pay':
      return {
        text: t('orders.pay'),
        detail: showMoney(order.totals.totalPrice),
        isBusy: isPaying,
        onPress: () => void pay(),
      };
    default:
      return isFinal(order.status) && order.lines.length > 0
        ? { text: t('orders.again.action'), onPress: () => orderAgain(order) }
        : undefined;
  }
}

/** What went wrong with a payment; null if the order itself shows it. */
function paymentError(outcome: PaymentTry): string | null {
  if (outcome.kind === 'failed') return errorText(outcome.error);
  if (outcome.kind === 'refused') return t('errors.linkRefused');
  return outcome.kind === 'declined' ? t('payment.declinedText') : null;
}
