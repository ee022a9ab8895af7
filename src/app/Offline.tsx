import { useEffect, useState } from 'react';
import { watchConnection } from '../device/connection';
import { t } from '../i18n/t';
import { Icon } from '../ui/Icon';
import styles from './Offline.module.css';

/** Says over home and sheets that the device is off line, and is gone when that is over. */
export function Offline() {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => watchConnection(window, setOnline), []);
  if (isOnline) return null;
  return (
    <div className={styles.offline} role="status">
      <Icon name="offline" />
      <p>{t('errors.offline')}</p>
    </div>
  );
}
