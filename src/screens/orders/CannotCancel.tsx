import type { Order } from '../../domain/order/order';
import { paidAmount } from '../../domain/order/orderActions';
import { isolate } from '../../i18n/isolate';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';

/** An order that is cancelled already, or is too far along for it; `title`: what was wanted. */
export function CannotCancel({ order, title }: { order: Order; title: string }) {
  const isCanceled = order.status === 'CANCELED';
  const paid = paidAmount(order);
  const refund =
    paid > 0 ? t('orders.cancel.refundComes', { amount: isolate(showMoney(paid)) }) : undefined;
  return (
    <SheetPage title={title} size="content">
      <EmptyState
        icon="info"
        title={t(isCanceled ? 'orders.cancel.done' : 'orders.cancel.tooLate')}
        text={isCanceled ? refund : t('orders.cancel.tooLateText')}
        action={{ text: t('common.back'), onPress: () => closeSheet() }}
      />
    </SheetPage>
  );
}
