import type { ReactNode } from 'react';
import styles from './TintTile.module.css';

export type Tint = 'red' | 'orange' | 'green' | 'blue' | 'violet' | 'grey';

type Props = {
  tint: Tint;
  size: 'medium' | 'big';
  /** an icon */
  children: ReactNode;
};

/** A coloured tile for quick recognition; decorative beside its name. */
export function TintTile({ tint, size, children }: Props) {
  return (
    <span className={`${styles.tile} ${styles[size]} ${styles[tint]}`} aria-hidden="true">
      {children}
    </span>
  );
}
