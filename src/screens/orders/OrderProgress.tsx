import { isPossible, minutesLeft } from '../../domain/delivery/arrival';
import type { Order } from '../../domain/order/order';
import { paidAmount } from '../../domain/order/orderActions';
import { isFinal, orderTimeline } from '../../domain/order/orderProgress';
import { formatDateTime, formatTime } from '../../domain/time/dates';
import { timeZone } from '../../flows/platform';
import { isolate } from '../../i18n/isolate';
import { labelled } from '../../i18n/labelled';
import { showMoney } from '../../i18n/show';
import { statusText } from '../../i18n/statusText';
import { t } from '../../i18n/t';
import { useArrival } from '../../stores/order/arrival';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { OrderSteps } from '../catalog/OrderSteps';
import { arrivesText, rangeText } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';
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

/**
 * When an order arrives or is ready, counting down; nothing where that is not known or cannot be. What made it
 * later than estimated before is said.
 */
function OrderArrival({ order }: { order: Order }) {
  const { now, timeZone } = useClock();
  const arrival = useArrival(order);
  if (!arrival || !isPossible(arrival, now)) return null;
  const timeOf = (at: number) => formatTime(at, timeZone);
  const left = minutesLeft(arrival, now);
  const { delay } = arrival;
  return (
    <>
      {left && (
        <p className={styles.arrival}>
          <span>{arrivesText(order, arrival, timeZone)}</span>
          <span> </span>
          <span className={styles.left}>{t('arrival.left', { range: rangeText(left) })}</span>
        </p>
      )}
      <p className={styles.detail} role="status">
        {left
          ? delay &&
            t('arrival.delayed', {
              step: t(`orders.statuses.${delay.step}`),
              time: timeOf(delay.at),
            })
          : t('arrival.overdue')}
      </p>
    </>
  );
}
