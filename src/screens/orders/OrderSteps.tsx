import { formatTime } from '../../domain/dates';
import type { Order, OrderStatus } from '../../domain/order';
import { wired } from '../../flows/wiring';
import { t } from '../../i18n/t';
import { Icon } from '../../ui/Icon';
import styles from './OrderSteps.module.css';

type Props = { order: Order; steps: readonly OrderStatus[]; reached: number };

/** The way of an order, step by step by name: what is behind it, with the time, and what is to come. */
export function OrderSteps({ order, steps, reached }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const at = index < reached ? timeOf(order, step) : null;
        return (
          <li
            key={step}
            className={styles.step}
            data-reached={index < reached || undefined}
            aria-current={index === reached - 1 ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {index < reached && <Icon name="check" size={16} />}
            </span>
            <span className={styles.name}>{t(`orders.statuses.${step}`)}</span>
            {at !== null && (
              <bdi className={styles.time}>{formatTime(at, wired().build.timeZone)}</bdi>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** When a step was reached, as far as the server tells it. */
function timeOf(order: Order, step: OrderStatus): number | null {
  switch (step) {
    case 'CREATED':
      return order.createdAt;
    case 'ACCEPTED':
      return order.acceptedAt;
    case 'COOKING':
      return order.cookingAt;
    case 'DONE':
      return order.readyAt;
    case 'DELIVERED':
      return order.deliveredAt;
    default:
      return null;
  }
}
