import { t } from '../../i18n/t';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { Spinner } from '../../ui/Spinner';
import styles from './CheckingOrder.module.css';

/** The answer to the order was lost: what became of it is being found out, and the basket is kept. */
export function CheckingOrder() {
  return (
    <SheetPage title={t('checkout.checking')}>
      <div className={styles.checking} role="status">
        <Spinner label={t('checkout.checking')} />
        <EmptyState
          icon="receipt"
          title={t('checkout.checking')}
          text={t('checkout.checkingText')}
        />
      </div>
    </SheetPage>
  );
}
