import type { ReactNode } from 'react';
import type { Situation } from '../situation/situation';
import styles from './Card.module.css';

type Props = {
  title: string;
  children: ReactNode;
};

/** What a card of the panel shows, and how it changes it. */
export type CardProps = {
  now: Situation;
  change: (part: Partial<Situation>) => void;
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
