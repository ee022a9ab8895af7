import type { Order } from '../../domain/order/order';
import { formatDateTime } from '../../domain/time/dates';
import { timeZone } from '../../flows/platform';
import { langOf, showMoney, showText } from '../../i18n/show';
import { statusText } from '../../i18n/statusText';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { Joined } from '../../ui/Joined';
import { keysOf } from '../../ui/keysOf';
import { Picture } from '../../ui/Picture';
import styles from './OrderCard.module.css';
import { useCompleteOrder } from './useCompleteOrder';

/** Maximum number of product pictures. */
const shown = 4;

/** One order in a list: number, status, time, products and total. */
export function OrderCard({ order }: { order: Order }) {
  const { id, number, createdAt, totals, branchName } = order;
  const { lines } = useCompleteOrder(order);
  const keys = keysOf(lines, ({ productId }) => productId);
  return (
    <button type="button" className={styles.card} onClick={() => openSheet(paths.order(id))}>
      <span className={styles.head}>
        <span className={styles.number}>{t('orders.order', { number })}</span>
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
      <span className={styles.pictures} aria-hidden="true">
        {lines.slice(0, shown).map((line, index) => (
          <span key={keys[index]} className={styles.picture}>
            <Picture path={line.image} alt="" width={44} radius="s" />
          </span>
        ))}
        {lines.length > shown && <span className={styles.more}>{`+${lines.length - shown}`}</span>}
      </span>
    </button>
  );
}
