import type { ReactNode } from 'react';
import styles from './Badge.module.css';

type Props = {
  /**
   * sale: a discount. chosen: a count in the merchant's colour. solid: on top of a picture.
   * Default: neutral.
   */
  tone?: 'neutral' | 'sale' | 'good' | 'danger' | 'chosen' | 'solid' | undefined;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', children }: Props) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
