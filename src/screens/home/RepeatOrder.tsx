import { useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { additionsPrice, lastOrder } from '../../domain/order/pastOrders';
import { type Reorder, reorder } from '../../domain/order/reorder';
import { orderAgain } from '../../flows/basket/orderAgain';
import { loadPastOrders } from '../../flows/order/loadArchive';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import * as archive from '../../stores/order/archive';
import * as orders from '../../stores/order/orders';
import * as repeatOrder from '../../stores/order/repeatOrder';
import * as session from '../../stores/session/session';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Counted, Joined } from '../../ui/Joined';
import { useIsTop } from '../../ui/layer';
import { Picture } from '../../ui/Picture';
import { useMedia, wideQuery } from '../../ui/useMedia';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import place from './HomeEnd.module.css';
import styles from './RepeatOrder.module.css';

/**
 * "The usual": the last order again with one tap, at today's prices, for an empty basket. What is
 * missing or has changed is shown first, as wherever an order is repeated. Nothing if none of it is
 * sold now, and on a desktop, where the empty basket itself offers it (`app/desktop`).
 */
export function RepeatOrder() {
  const offered = useRepeatOrder();
  const strip = useRef<HTMLElement>(null);
  const isWide = useMedia(wideQuery);
  if (!offered || offered.additions.length === 0 || isWide) return null;
  const hide = () => {
    // The button goes with its strip; what stood before it is the page.
    const page = strip.current?.closest('main');
    if (page) page.tabIndex = -1;
    page?.focus({ preventScroll: true });
    repeatOrder.hide();
  };
  return (
    <section ref={strip} className={place.row} aria-label={t('usual.title')}>
      <div className={`${place.item} ${styles.card}`}>
        <RepeatOrderButton {...offered} />
        <IconButton icon="close" label={t('usual.hide')} onPress={hide} />
      </div>
    </section>
  );
}

type Props = Repeated & {
  /** the basket is on screen beside it */
  isBasketShown?: boolean;
};

/** Puts the usual into the basket, at today's prices. */
export function RepeatOrderButton({ order, additions, isBasketShown = false }: Props) {
  return (
    <button
      type="button"
      className={styles.main}
      onClick={() => orderAgain(order, { isBasketShown })}
    >
      <span className={styles.picture}>
        <Picture path={additions[0]?.product.image ?? null} alt="" width={44} radius="s" />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>
          <span>{`${t('usual.title')} `}</span>
          <bdi className={styles.price}>{showMoney(additionsPrice({ additions }))}</bdi>
        </span>
        <span className={styles.names}>
          <Joined by="comma">
            {additions.map(({ product, count }) => (
              <Counted key={product.id} text={product.name} count={count} />
            ))}
          </Joined>
        </span>
        <VisuallyHidden>{t('orders.again.put')}</VisuallyHidden>
      </span>
      <span className={styles.plus}>
        <Icon name="plus" size={20} />
      </span>
    </button>
  );
}

type Repeated = {
  order: Order;
  /** what of it is sold now; empty if nothing is, or until the menu is there */
  additions: Reorder['additions'];
};

/** "The usual": the last order, and what it would add to an empty basket today. */
export function useRepeatOrder(): Repeated | null {
  const { status, catalog: all } = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const isReady = status === 'ready';
  const order = lastOrder(usePastOrders(isReady));
  return useMemo(() => {
    if (!order) return null;
    const now = { branchId: nearestId, inBasket: () => 0 };
    return { order, additions: isReady ? reorder(order.lines, all, now).additions : [] };
  }, [order, all, nearestId, isReady]);
}

/**
 * The signed-in person's newest past orders; none until they are wanted. They are asked for after
 * the active ones, while home is on screen.
 */
export function usePastOrders(isWanted: boolean): readonly Order[] {
  const isTop = useIsTop();
  const isSignedIn = useSnapshot(session.state).status === 'signedIn';
  const { activeStatus, known } = useSnapshot(orders.state);
  const { ids } = useSnapshot(archive.state);
  const isAfterActive = activeStatus === 'ready' || activeStatus === 'failed';
  const isTime = isWanted && isTop && isSignedIn && isAfterActive;
  useEffect(() => {
    if (isTime) void loadPastOrders();
  }, [isTime]);
  return useMemo(
    () => (isSignedIn ? ids.flatMap((id) => known[id] ?? []) : []),
    [isSignedIn, ids, known],
  );
}
