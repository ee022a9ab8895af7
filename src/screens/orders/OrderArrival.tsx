import { isPossible, minutesLeft } from '../../domain/delivery/arrival';
import type { Order } from '../../domain/order/order';
import { formatTime } from '../../domain/time/dates';
import { t } from '../../i18n/t';
import { useArrival } from '../../stores/order/arrival';
import { rangeText } from '../catalog/rangeText';
import { arrivesText } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';
import styles from './OrderProgress.module.css';

/**
 * When an order arrives or is ready, counting down; nothing where that is not known or cannot be. What made it
 * later than estimated before is said.
 */
export function OrderArrival({ order }: { order: Order }) {
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
