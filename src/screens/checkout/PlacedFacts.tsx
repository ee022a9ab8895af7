import type { Order } from '../../domain/order/order';
import { isOnline } from '../../domain/order/payment';
import { langOf, showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Badge } from '../../ui/Badge';
import styles from './PlacedFacts.module.css';

/** An order's price, payment status and branch. */
export function PlacedFacts({ order }: { order: Order }) {
  const branch = showText(order.branchName);
  return (
    <div className={styles.facts}>
      <p className={styles.total}>
        <bdi>{showMoney(order.totals.totalPrice)}</bdi>
      </p>
      {order.isPaid && isOnline(order.paymentType) && (
        <Badge tone="good">{t('payment.paid')}</Badge>
      )}
      {branch && (
        <p className={styles.branch}>
          <bdi lang={langOf(order.branchName)}>{branch}</bdi>
        </p>
      )}
    </div>
  );
}
