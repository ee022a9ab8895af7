import type { ReactNode } from 'react';
import styles from './fields.module.css';

type Props = {
  onPress: () => void;
  children: ReactNode;
};

/** A small command button. */
export function Button({ onPress, children }: Props) {
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      {children}
    </button>
  );
}
