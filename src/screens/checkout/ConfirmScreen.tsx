import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as orders from '../../stores/orders';
import { Icon } from '../../ui/Icon';
import { SheetPage } from '../../ui/SheetPage';
import styles from './ConfirmScreen.module.css';

/** The order that was placed last has been accepted (§4: remembered by its own id). */
export function ConfirmScreen() {
  const { placedId, known } = useSnapshot(orders.state);
  const order = placedId === null ? undefined : known[placedId];
  useEffect(() => {
    // In a later life of the page the orders themselves say it better.
    if (!order) replaceSheet(paths.orders);
  }, [order]);
  if (!order) return null;
  return (
    <SheetPage
      title={t('checkout.acceptedTitle')}
      isTitleHidden
      surface="plain"
      size="content"
      action={{ text: t('checkout.follow'), onPress: () => replaceSheet(paths.order(order.id)) }}
      secondary={{ text: t('common.toMenu'), onPress: closeAllSheets }}
    >
      <div className={styles.accepted}>
        <span className={styles.mark}>
          <Icon name="check" size={32} />
        </span>
        <p className={styles.title}>{t('checkout.acceptedTitle')}</p>
        <p className={styles.text}>{t('checkout.acceptedText', { number: order.number })}</p>
        <p className={styles.total}>
          <bdi>{showMoney(order.totals.totalPrice)}</bdi>
        </p>
        <p className={styles.text}>{showText(order.branchName)}</p>
      </div>
    </SheetPage>
  );
}
