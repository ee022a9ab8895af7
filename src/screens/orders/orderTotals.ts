import type { Totals } from '../../domain/order';
import type { Money } from '../../domain/pricing';
import { t } from '../../i18n/t';
import type { TotalsLine } from '../../ui/TotalsList';

/** The amounts of an order that are not zero, and the sum. */
export function orderTotals(totals: Totals, show: (money: Money) => string): TotalsLine[] {
  const lines: (TotalsLine | false)[] = [
    { label: t('basket.subtotal'), amount: show(totals.productPrice) },
    totals.totalDiscount > 0 && {
      label: t('basket.discount'),
      amount: `−${show(totals.totalDiscount)}`,
      tone: 'good',
    },
    totals.deliveryPrice > 0 && {
      label: t('basket.delivery'),
      amount: show(totals.deliveryPrice),
    },
    totals.servicePrice > 0 && { label: t('basket.service'), amount: show(totals.servicePrice) },
    totals.cashback > 0 && {
      label: t('orders.cashback'),
      amount: `−${show(totals.cashback)}`,
      tone: 'good',
    },
    { label: t('basket.total'), amount: show(totals.totalPrice), tone: 'strong' },
  ];
  return lines.filter((line) => line !== false);
}
