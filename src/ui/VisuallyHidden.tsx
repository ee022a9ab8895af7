import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for those who listen; nothing of it is seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.heard}>{children}</span>;
}
