import type { ReactNode } from 'react';
import type { Station } from '../../domain/order/orderProgress';
import { formatTime } from '../../domain/time/dates';
import { timeZone } from '../../flows/platform';
import { t } from '../../i18n/t';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './OrderSteps.module.css';

type Props = {
  stations: readonly Station[];
  /** under way: marks in one line, whose names are read out only, as the status is said above them */
  isUnderWay: boolean;
};

/** The steps of an order: completed ones with their time, then upcoming ones. */
export function OrderSteps({ stations, isUnderWay }: Props) {
  const Text = isUnderWay ? VisuallyHidden : StepText;
  const current = stations.findLastIndex(({ isReached }) => isReached);
  return (
    <ol className={isUnderWay ? styles.row : styles.steps}>
      {stations.map(({ status, at, isReached }, index) => (
        <li
          key={status}
          className={styles.step}
          data-reached={isReached || undefined}
          data-cancelled={status === 'CANCELED' || undefined}
          data-passed={stations[index + 1]?.isReached || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {isReached && <Icon name={status === 'CANCELED' ? 'close' : 'check'} size={16} />}
          </span>
          <Text>
            <span>{t(`orders.statuses.${status}`)}</span>
            <span> </span>
            {at !== null && <bdi className={styles.time}>{formatTime(at, timeZone())}</bdi>}
          </Text>
        </li>
      ))}
    </ol>
  );
}

const StepText = ({ children }: { children: ReactNode }) => (
  <span className={styles.text}>{children}</span>
);
