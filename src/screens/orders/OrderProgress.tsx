import { type Arrival, isPossible, minutesLeft } from '../../domain/delivery/arrival';
import type { Order } from '../../domain/order/order';
import { paidAmount } from '../../domain/order/orderActions';
import { awaitsShop, isFinal, orderTimeline } from '../../domain/order/orderProgress';
import { isOnline } from '../../domain/order/payment';
import { formatDateTime, formatTime } from '../../domain/time/dates';
import { timeZone } from '../../flows/platform';
import { isolate, labelled } from '../../i18n/phrases';
import { showMoney } from '../../i18n/show';
import { statusText } from '../../i18n/statusText';
import { t } from '../../i18n/t';
import { useArrival } from '../../stores/order/arrival';
import { Badge } from '../../ui/Badge';
import { Section } from '../../ui/Section';
import { OrderSteps } from '../catalog/OrderSteps';
import { arrivesText, rangeText } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';
import styles from './OrderScreen.module.css';

/**
 * When the order arrives, counting down, its requested time and progress, and a cancellation's reason and
 * refund. Its status is the page's title.
 */
export function OrderProgress({ order }: { order: Order }) {
  const stations = orderTimeline(order);
  const isCancelled = order.status === 'CANCELED';
  const refund = isCancelled ? paidAmount(order) : 0;
  const { deliveryAt, reason } = order;
  const { arrival, left, clock } = useTimeLeft(order);
  return (
    <Section isPadded>
      {arrival && left && (
        <p className={styles.title}>
          <span>{arrivesText(order, arrival, clock)}</span>
          {left.to > 0 && (
            <>
              <span> </span>
              <span className={styles.left}>{t('arrival.left', { range: rangeText(left) })}</span>
            </>
          )}
        </p>
      )}
      {/* Every other status is the page's title. */}
      {order.status === null && <p className={styles.status}>{statusText(order)}</p>}
      {order.status !== null && awaitsShop(order.status) && (
        <>
          <p className={styles.detail}>{t('checkout.placedText')}</p>
          {order.isPaid && isOnline(order.paymentType) && (
            <p className={styles.paid}>
              <Badge tone="good">{t('payment.paid')}</Badge>
            </p>
          )}
        </>
      )}
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
      {arrival && (
        <p className={styles.detail} role="status">
          {left ? arrival.delay && delayText(arrival.delay, clock.timeZone) : t('arrival.overdue')}
        </p>
      )}
      {stations.length > 0 && (
        <OrderSteps stations={stations} isUnderWay={!isFinal(order.status)} />
      )}
    </Section>
  );
}

/** When an order arrives or is ready; null where that is not known or cannot be. `left` is null once it is late. */
function useTimeLeft(order: Order) {
  const clock = useClock();
  const known = useArrival(order);
  const arrival = known && isPossible(known, clock.now) ? known : null;
  return { arrival, left: arrival && minutesLeft(arrival, clock.now), clock };
}

/** What made an order later than was estimated before. */
const delayText = ({ step, at }: NonNullable<Arrival['delay']>, zone: string): string =>
  t('arrival.delayed', { step: t(`orders.statuses.${step}`), time: formatTime(at, zone) });
