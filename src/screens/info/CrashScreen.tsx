import { useState } from 'react';
import { t } from '../../i18n/t';
import styles from './CrashScreen.module.css';

type Props = {
  status?: number | undefined;
  /** returns false when the server has nothing to load */
  onReload: () => Promise<boolean>;
};

/**
 * A mistake of ours: the generic error page, whose status is 500 unless said otherwise (§2). It is
 * part of the first load and needs no other component: what failed may be the rest.
 */
export function CrashScreen({ status = 500, onReload }: Props) {
  const [isUnreachable, setUnreachable] = useState(false);
  const reload = async () => setUnreachable(!(await onReload()));
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t('crash.title')}</h1>
      <p>{t('crash.text')}</p>
      <p className={styles.code}>{t('crash.code', { status })}</p>
      <p className={styles.failed} role="alert">
        {isUnreachable && t('errors.unreachableTitle')}
      </p>
      <button type="button" className={styles.reload} onClick={() => void reload()}>
        {t('crash.reload')}
      </button>
    </main>
  );
}
