import { useId } from 'react';
import type { Order } from '../../domain/order/order';
import { isFinal } from '../../domain/order/orderProgress';
import { formatDateTime } from '../../domain/time/dates';
import { orderAgain } from '../../flows/basket/orderAgain';
import { timeZone } from '../../flows/platform';
import { langOf, showMoney, showText } from '../../i18n/show';
import { statusText } from '../../i18n/statusText';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import { Anchor } from '../../ui/Anchor';
import { Icon } from '../../ui/Icon';
import { Counted, Joined } from '../../ui/Joined';
import { keysOf } from '../../ui/keysOf';
import { Picture } from '../../ui/Picture';
import { useBasketPosition } from '../catalog/useBasketAction';
import styles from './OrderCard.module.css';
import { useCompleteOrder } from './OrderGate';

/** Maximum number of product pictures. */
const shown = 4;

type Props = {
  order: Order;
  /** offers a past order again, with one tap */
  isRepeatable?: boolean;
};

/** One order in a list: number, status, time, products and total. */
export function OrderCard({ order, isRepeatable }: Props) {
  const { id, number, createdAt, totals, branchName } = order;
  const { lines } = useCompleteOrder(order);
  const numberId = useId();
  const { place } = useBasketPosition();
  const keys = keysOf(lines, ({ productId }) => productId);
  const card = (
    <Anchor className={styles.card} href={paths.order(id)}>
      <span className={styles.head}>
        <span id={numberId}>{t('orders.order', { number })}</span>
        <span className={styles.total}>
          <bdi>{showMoney(totals.totalPrice)}</bdi>
        </span>
      </span>
      <span className={styles.status} data-status={order.status ?? undefined}>
        {statusText(order)}
      </span>
      <span className={styles.detail}>
        <Joined by="dot">
          {createdAt !== null && <bdi>{formatDateTime(createdAt, timeZone())}</bdi>}
          {showText(branchName) && <bdi lang={langOf(branchName)}>{showText(branchName)}</bdi>}
        </Joined>
      </span>
      <span className={styles.names}>
        <Joined by="comma">
          {lines.map(({ name, count }, index) => (
            <Counted key={keys[index]} text={name} count={count ?? undefined} />
          ))}
        </Joined>
      </span>
      <span className={styles.pictures} aria-hidden="true">
        {lines.slice(0, shown).map((line, index) => (
          <span key={keys[index]} className={styles.picture}>
            <Picture path={line.image} alt="" width={44} radius="s" />
          </span>
        ))}
        {lines.length > shown && <span className={styles.more}>{`+${lines.length - shown}`}</span>}
      </span>
    </Anchor>
  );
  if (!isRepeatable || place === null || !isFinal(order.status) || lines.length === 0) return card;
  return (
    <div className={styles.repeatable}>
      {card}
      <button
        type="button"
        className={styles.again}
        aria-describedby={numberId}
        onClick={() => orderAgain(order)}
      >
        <Icon name="basket" size={20} />
        <span>{t('orders.again.action')}</span>
      </button>
    </div>
  );
}
