import type { Order } from '../../domain/order';
import { orderProgress } from '../../domain/orderProgress';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import styles from './OrderProgress.module.css';
import { OrderSteps } from './OrderSteps';
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
      {progress && <OrderSteps order={order} steps={progress.steps} reached={progress.step} />}
    </Section>
  );
}
