import { isPossible, minutesLeft } from '../../domain/delivery/arrival';
import type { Order } from '../../domain/order/order';
import { orderProgress } from '../../domain/order/orderProgress';
import { statusText } from '../../i18n/statusText';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import { useArrival } from '../../stores/order/arrival';
import { Anchor } from '../../ui/Anchor';
import { Icon } from '../../ui/Icon';
import { rangeText } from '../catalog/rangeText';
import { useClock } from '../catalog/useClock';
import styles from './ActiveOrderCard.module.css';

type Props = { order: Order };

/** One active order in a low bar: its status, the minutes that are left where they are known, and its progress. */
export function ActiveOrderCard({ order }: Props) {
  const { id, number } = order;
  const progress = orderProgress(order);
  const { now } = useClock();
  const arrival = useArrival(order);
  const left = arrival && isPossible(arrival, now) ? minutesLeft(arrival, now) : null;
  return (
    <Anchor className={styles.card} href={paths.order(id)}>
      <span className={styles.line}>
        <span className={styles.text}>
          <span className={styles.status}>{statusText(order)}</span>
          <span className={styles.number}>{t('home.activeOrder', { number })}</span>
        </span>
        {left && <span className={styles.status}>{rangeText(left)}</span>}
        <Icon name="next" size={20} />
      </span>
      {progress && (
        <span className={styles.steps} aria-hidden="true">
          {progress.steps.map((step, index) => (
            <i key={step} className={index < progress.step ? styles.done : styles.step} />
          ))}
        </span>
      )}
    </Anchor>
  );
}
