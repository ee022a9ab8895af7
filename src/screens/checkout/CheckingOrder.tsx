import { t } from '../../i18n/t';
import { replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { Spinner } from '../../ui/Spinner';
import styles from './CheckingOrder.module.css';

/**
 * An order is in flight in another tab (`isElsewhere`), or its response was lost and it is being
 * looked up. The basket is kept, and submitting is disabled.
 */
export function CheckingOrder({ isElsewhere }: { isElsewhere: boolean }) {
  const title = t(isElsewhere ? 'checkout.elsewhere' : 'checkout.checking');
  return (
    <SheetPage
      title={title}
      action={{ text: title, isBusy: true, onPress: () => undefined }}
      secondary={{ text: t('checkout.toOrders'), onPress: () => replaceSheet(paths.orders) }}
    >
      <div className={styles.checking} role="status">
        <Spinner label={title} />
        <EmptyState
          icon="receipt"
          title={title}
          text={t(isElsewhere ? 'checkout.elsewhereText' : 'checkout.checkingText')}
        />
      </div>
    </SheetPage>
  );
}
