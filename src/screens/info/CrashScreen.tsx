import { useState } from 'react';
import { t } from '../../i18n/t';
import styles from './CrashScreen.module.css';

type Props = {
  /** resolves to false if the server is unreachable */
  onReload: () => Promise<boolean>;
};

/**
 * The generic error page (§2). It shows no 500 and names no server, as what failed is this page. Part
 * of the initial bundle and without dependencies on other components: any of those may have failed.
 */
export function CrashScreen({ onReload }: Props) {
  const [isUnreachable, setUnreachable] = useState(false);
  const reload = async () => setUnreachable(!(await onReload()));
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t('crash.title')}</h1>
      <p>{t('crash.text')}</p>
      <p className={styles.failed} role="alert">
        {isUnreachable && t('errors.unreachableTitle')}
      </p>
      <button type="button" className={styles.reload} onClick={() => void reload()}>
        {t('crash.reload')}
      </button>
    </main>
  );
}
