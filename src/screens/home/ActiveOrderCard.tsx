import type { Order } from '../../domain/order/order';
import { orderProgress } from '../../domain/order/orderProgress';
import { statusText } from '../../i18n/statusText';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import { Anchor } from '../../ui/Anchor';
import { Icon } from '../../ui/Icon';
import styles from './ActiveOrderCard.module.css';

type Props = { order: Order };

/** One active order: its status and progress. */
export function ActiveOrderCard({ order }: Props) {
  const { id, number } = order;
  const progress = orderProgress(order);
  return (
    <Anchor className={styles.card} href={paths.order(id)}>
      <span className={styles.line}>
        <span className={styles.text}>
          <span className={styles.status}>{statusText(order)}</span>
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
