import { useEffect } from 'react';
import { settleIntent } from '../../flows/submitOrder';
import { wired } from '../../flows/wiring';
import { t } from '../../i18n/t';
import { openAlone } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { Spinner } from '../../ui/Spinner';
import styles from './CheckingOrder.module.css';

/** Seconds between two tries to find out; the last one goes on. */
const rhythm = [3, 6, 12, 20];

/** The answer to the order was lost: what became of it is being found out, and the basket is kept. */
export function CheckingOrder() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    let isGone = false;
    const settle = async () => {
      clearTimeout(timer);
      const outcome = await settleIntent();
      if (outcome.kind === 'accepted') openAlone(paths.checkoutConfirm);
      if (isGone || (outcome.kind !== 'checking' && outcome.kind !== 'ignored')) return;
      const pause = rhythm[Math.min(tries, rhythm.length - 1)] ?? 20;
      tries += 1;
      timer = setTimeout(() => void settle(), pause * 1000);
    };
    timer = setTimeout(() => void settle(), (rhythm[0] ?? 3) * 1000);
    const stop = wired().telegram.onVisible(() => void settle());
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
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
