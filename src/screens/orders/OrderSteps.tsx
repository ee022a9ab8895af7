import type { Station } from '../../domain/order/orderProgress';
import { formatTime } from '../../domain/time/dates';
import { timeZone } from '../../flows/platform';
import { t } from '../../i18n/t';
import { Icon } from '../../ui/Icon';
import styles from './OrderSteps.module.css';

type Props = { stations: readonly Station[] };

/** The steps of an order: completed ones with their time, then upcoming ones. */
export function OrderSteps({ stations }: Props) {
  const current = stations.findLastIndex(({ isReached }) => isReached);
  return (
    <ol className={styles.steps}>
      {stations.map(({ status, at, isReached }, index) => (
        <li
          key={status}
          className={styles.step}
          data-reached={isReached || undefined}
          data-cancelled={status === 'CANCELED' || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {isReached && <Icon name={status === 'CANCELED' ? 'close' : 'check'} size={16} />}
          </span>
          <span className={styles.text}>
            <span>{t(`orders.statuses.${status}`)}</span>
            {at !== null && <bdi className={styles.time}>{formatTime(at, timeZone())}</bdi>}
          </span>
        </li>
      ))}
    </ol>
  );
}
