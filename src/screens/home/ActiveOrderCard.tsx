import type { Order } from '../../domain/order';
import { orderProgress } from '../../domain/orderProgress';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import { Anchor } from '../../ui/Anchor';
import { Icon } from '../../ui/Icon';
import styles from './ActiveOrderCard.module.css';

type Props = Pick<Order, 'id' | 'number' | 'status' | 'serviceType'>;

/** One order on its way: what happens to it now, and how far it is. */
export function ActiveOrderCard({ id, number, status, serviceType }: Props) {
  const progress = orderProgress(status, serviceType);
  return (
    <Anchor className={styles.card} href={paths.order(id)}>
      <span className={styles.line}>
        <span className={styles.text}>
          <span className={styles.status}>{t(`orders.statuses.${status ?? 'unknown'}`)}</span>
          <span className={styles.number}>{t('home.activeOrder', { number })}</span>
        </span>
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
