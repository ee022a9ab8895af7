import { additionsPrice } from '../../domain/order/pastOrders';
import { orderAgain } from '../../flows/basket/orderAgain';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Icon } from '../../ui/Icon';
import { Joined } from '../../ui/Joined';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Counted } from '../catalog/Counted';
import styles from './RepeatOrderButton.module.css';
import type { RepeatOrder } from './useRepeatOrder';

type Props = RepeatOrder & {
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
