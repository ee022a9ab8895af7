import type { Order } from '../../domain/order/order';
import { paidAmount } from '../../domain/order/orderActions';
import { isolate } from '../../i18n/isolate';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { CallShop } from './CallShop';
import { PlacedSheet } from './PlacedSheet';

/** An order cancelled before it was accepted: by the shop, or because it was not paid. */
export function CanceledOrder({ order }: { order: Order }) {
  const { id, number, reason } = order;
  const paid = paidAmount(order);
  const refund = paid > 0 && t('orders.cancel.refundComes', { amount: isolate(showMoney(paid)) });
  return (
    <PlacedSheet
      tone="bad"
      icon="close"
      title={t('payment.canceledTitle')}
      text={[t('payment.canceledText', { number }), reason, refund].filter(Boolean).join('\n')}
      action={{ text: t('common.toMenu'), onPress: closeAllSheets }}
      secondary={{ text: t('checkout.follow'), onPress: () => replaceSheet(paths.order(id)) }}
    >
      <CallShop order={order} />
    </PlacedSheet>
  );
}
