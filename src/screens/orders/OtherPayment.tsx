import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { canPayOtherwise } from '../../domain/order/orderActions';
import { compareWithNow } from '../../flows/basket/orderAgain';
import { payOtherwise } from '../../flows/order/payOtherwise';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import * as merchant from '../../stores/merchant';
import { Banner } from '../../ui/Banner';
import { EmptyState } from '../../ui/EmptyState';
import type { IconName } from '../../ui/iconNames';
import { SheetPage } from '../../ui/SheetPage';
import { AgainDifferences } from './AgainDifferences';
import { CancelSheet } from './CancelSheet';
import { CannotCancel } from './CannotCancel';

/**
 * Confirms that an unpaid order is cancelled and placed again with another payment; lists what would
 * not come back as it was ordered.
 */
export function OtherPayment({ order }: { order: Order }) {
  const { cancelOrderActive } = useSnapshot(merchant.state).settings.flags;
  // Computed once: the basket changes at the end.
  const [plan] = useState(() => compareWithNow(order));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const title = t('orders.otherPayment.action');
  const note = (icon: IconName, what: string, text: string) => (
    <SheetPage title={title} size="content">
      <EmptyState
        icon={icon}
        title={what}
        text={text}
        action={{ text: t('common.back'), onPress: () => closeSheet() }}
      />
    </SheetPage>
  );
  const submit = async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await payOtherwise(order, plan);
    // The sheet closes; until then it looks as it did at the press.
    if (outcome.kind === 'open') return;
    setBusy(false);
    if (outcome.kind === 'unknown') setProblem(t('orders.otherPayment.unknown'));
    if (outcome.kind === 'failed') {
      setProblem(errorText(outcome.error, { 409: 'orders.cancel.tooLate' }));
    }
  };
  if (!isBusy && !canPayOtherwise(order, cancelOrderActive)) {
    if (!order.isPaid || order.status === 'CANCELED') {
      return <CannotCancel order={order} title={title} />;
    }
    return note('done', t('payment.paid'), t('orders.otherPayment.paidText'));
  }
  if (plan.additions.length === 0)
    return note('basket', t('orders.again.nothing'), t('orders.otherPayment.nothingText'));
  return (
    <CancelSheet
      title={title}
      problem={problem}
      action={{
        text: t('orders.otherPayment.confirm'),
        isBusy,
        onPress: () => void submit(),
      }}
    >
      <Banner icon="wallet">{t('orders.otherPayment.text')}</Banner>
      <AgainDifferences differences={plan.differences} />
    </CancelSheet>
  );
}
