import { useEffect, useState } from 'react';
import { watchConnection } from '../device/connection';
import { t } from '../i18n/t';
import { Icon } from '../ui/Icon';
import styles from './Offline.module.css';

/** A notice above home and sheets while the device is offline. */
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
