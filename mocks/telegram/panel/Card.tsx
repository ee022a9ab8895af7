import type { ReactNode } from 'react';
import styles from './Card.module.css';

type Props = {
  title: string;
  children: ReactNode;
};

/** A titled group of controls. */
export function Card({ title, children }: Props) {
  return (
    <fieldset className={styles.card}>
      <legend>{title}</legend>
      <div className={styles.content}>{children}</div>
    </fieldset>
  );
}
