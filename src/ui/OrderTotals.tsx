import type { Totals } from '../domain/order';
import { showMoney, showSigned } from '../i18n/show';
import { plural, t } from '../i18n/t';
import { type TotalsLine, TotalsList } from './TotalsList';

/** What an order costs: the products, whatever else is not zero, and the sum (readings: money). */
export function OrderTotals({ totals }: { totals: Totals }) {
  const saved = (label: string, amount: number): TotalsLine | false =>
    amount > 0 && { label, amount: showSigned('−', amount), tone: 'good' };
  const added = (label: string, amount: number): TotalsLine | false =>
    amount > 0 && { label, amount: showMoney(amount) };
  const lines = [
    {
      label: plural('basket.products', totals.productCount),
      amount: showMoney(totals.productPrice),
    },
    saved(t('basket.discount'), totals.totalDiscount),
    added(t('basket.delivery'), totals.deliveryPrice),
    added(t('basket.service'), totals.servicePrice),
    saved(t('orders.cashback'), totals.cashback),
    {
      label: t('basket.total'),
      amount: showMoney(totals.totalPrice),
      tone: 'strong' as const,
    },
  ].filter((line) => line !== false);
  return <TotalsList lines={lines} />;
}
