import { useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { additionsPrice, lastOrder } from '../../domain/order/pastOrders';
import { reorder } from '../../domain/order/reorder';
import { orderAgain } from '../../flows/basket/orderAgain';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import * as usual from '../../stores/order/usual';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Joined } from '../../ui/Joined';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Counted } from '../catalog/Counted';
import place from './ActiveOrders.module.css';
import styles from './Usual.module.css';
import { usePastOrders } from './usePastOrders';

/**
 * "The usual": the last order again with one tap, at today's prices, for an empty basket. What is
 * missing or has changed is shown first, as wherever an order is repeated. Nothing if none of it is
 * sold now.
 */
export function Usual() {
  const { status, catalog: all } = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const order = lastOrder(usePastOrders(status === 'ready'));
  const strip = useRef<HTMLElement>(null);
  const additions = useMemo(
    () =>
      order ? reorder(order.lines, all, { branchId: nearestId, inBasket: () => 0 }).additions : [],
    [order, all, nearestId],
  );
  const [first] = additions;
  if (!order || !first || status !== 'ready') return null;
  const hide = () => {
    // The button goes with its strip; what stood before it is the page.
    const page = strip.current?.closest('main');
    if (page) page.tabIndex = -1;
    page?.focus({ preventScroll: true });
    usual.hide();
  };
  return (
    <section ref={strip} className={place.row} aria-label={t('usual.title')} data-late="">
      <div className={`${place.item} ${styles.card}`}>
        <button type="button" className={styles.main} onClick={() => orderAgain(order)}>
          <span className={styles.picture}>
            <Picture path={first.product.image} alt="" width={44} radius="s" />
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
        <IconButton icon="close" label={t('usual.hide')} onPress={hide} />
      </div>
    </section>
  );
}
