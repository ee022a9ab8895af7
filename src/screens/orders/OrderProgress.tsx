import type { Order } from '../../domain/order/order';
import { paidAmount } from '../../domain/order/orderActions';
import { isFinal, orderTimeline } from '../../domain/order/orderProgress';
import { formatDateTime } from '../../domain/time/dates';
import { timeZone } from '../../flows/platform';
import { isolate } from '../../i18n/isolate';
import { labelled } from '../../i18n/labelled';
import { showMoney } from '../../i18n/show';
import { statusText } from '../../i18n/statusText';
import { t } from '../../i18n/t';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { OrderSteps } from '../catalog/OrderSteps';
import { OrderArrival } from './OrderArrival';
import styles from './OrderProgress.module.css';

/** Status, requested time, progress, and a cancellation's reason and refund. */
export function OrderProgress({ order }: { order: Order }) {
  const stations = orderTimeline(order);
  const isCancelled = order.status === 'CANCELED';
  const refund = isCancelled ? paidAmount(order) : 0;
  const { deliveryAt, reason } = order;
  return (
    <Section isPadded>
      <p className={isCancelled ? styles.cancelled : styles.status} role="status">
        {isCancelled && <Icon name="error" />}
        <span>{statusText(order)}</span>
      </p>
      {isCancelled && reason && (
        <p className={styles.detail}>{labelled(t('orders.reason'), isolate(reason))}</p>
      )}
      {refund > 0 && (
        <p className={styles.detail}>
          {t('orders.cancel.refundComes', { amount: isolate(showMoney(refund)) })}
        </p>
      )}
      {deliveryAt !== null && !isFinal(order.status) && (
        <p className={styles.detail}>
          {labelled(t('orders.scheduled'), isolate(formatDateTime(deliveryAt, timeZone())))}
        </p>
      )}
      <OrderArrival order={order} />
      {stations.length > 0 && (
        <OrderSteps stations={stations} isUnderWay={!isFinal(order.status)} />
      )}
    </Section>
  );
}
