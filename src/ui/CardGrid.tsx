import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

type Props = {
  /** §9, category view sizes: BIG one card a row, MEDIUM two, SMALL three. Default: medium. */
  size?: 'big' | 'medium' | 'small' | undefined;
  children: ReactNode;
};

/** Product cards in columns; wider screens have more of them. */
export function CardGrid({ size = 'medium', children }: Props) {
  return <div className={`${styles.grid} ${styles[size]}`}>{children}</div>;
}
