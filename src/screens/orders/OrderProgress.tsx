import { type Order, orderProgress } from '../../domain/order';
import { t } from '../../i18n/t';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import styles from './OrderProgress.module.css';
import { statusText } from './statusText';

/** The state in words, and how far the order is on its way. */
export function OrderProgress({ order }: { order: Order }) {
  const progress = orderProgress(order.status, order.serviceType);
  const isCancelled = order.status === 'CANCELED';
  return (
    <Section isPadded>
      <p className={isCancelled ? styles.cancelled : styles.status} role="status">
        {isCancelled && <Icon name="error" />}
        {statusText(order)}
      </p>
      {progress && (
        <ol className={styles.steps}>
          {progress.steps.map((step, index) => (
            <li
              key={step}
              className={styles.step}
              data-reached={index < progress.step || undefined}
              aria-current={index === progress.step - 1 ? 'step' : undefined}
            >
              <span className={styles.name}>{t(`orders.statuses.${step}`)}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
