import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import type { IconName } from '../../ui/iconNames';
import styles from './FullPage.module.css';

type Props = {
  icon: IconName;
  title: string;
  text: string;
  action?: { text: string; onPress: () => void } | undefined;
  /** which shop it is, above */
  sign?: ReactNode | undefined;
  /** further buttons, below */
  children?: ReactNode | undefined;
};

/** A full-page message in place of the shop. */
export function FullPage({ icon, title, text, action, sign, children }: Props) {
  // Without a merchant nothing else names the page.
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <main className={styles.page}>
      {sign}
      <EmptyState
        icon={icon}
        title={<h1>{title}</h1>}
        text={text}
        action={action && { ...action, isPrimary: true }}
      />
      {children && <div className={styles.more}>{children}</div>}
    </main>
  );
}
