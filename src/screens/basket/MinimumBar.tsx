import type { Totals } from '../../domain/order';
import type { OrderFees } from '../../domain/orderSettings';
import { missingForDelivery } from '../../domain/totals';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Icon } from '../../ui/Icon';
import styles from './MinimumBar.module.css';

type Props = {
  totals: Pick<Totals, 'productPrice'>;
  settings: Pick<OrderFees, 'minimalDeliveryPrice'>;
};

/** How far a basket is from being delivered, and what it lacks; nothing once it is enough. */
export function MinimumBar({ totals, settings }: Props) {
  const missing = missingForDelivery(totals, settings);
  if (missing === 0) return null;
  const minimum = t('basket.minimum', { amount: showMoney(settings.minimalDeliveryPrice) });
  return (
    <div className={styles.box}>
      <span className={styles.icon}>
        <Icon name="bike" />
      </span>
      <div className={styles.text}>
        <p role="status">{t('basket.missingForDelivery', { amount: showMoney(missing) })}</p>
        <progress
          className={styles.bar}
          value={totals.productPrice}
          max={settings.minimalDeliveryPrice}
          aria-label={minimum}
        />
        <p className={styles.minimum}>{minimum}</p>
      </div>
    </div>
  );
}
