import type { ReactNode } from 'react';
import styles from './Heard.module.css';

/** Text for those who listen; nothing of it is seen. */
export function Heard({ children }: { children: ReactNode }) {
  return <span className={styles.heard}>{children}</span>;
}
