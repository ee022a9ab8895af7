import type { ReactNode } from 'react';
import styles from './States.module.css';

type Props = {
  /** the states by name */
  of: Readonly<Record<string, ReactNode>>;
  /** lays small items out in a row */
  isInline?: boolean;
};

/** A component's states, each with its name. */
export function States({ of, isInline }: Props) {
  return (
    <div className={isInline ? styles.inline : styles.stacked}>
      {Object.entries(of).map(([name, shown]) => (
        <figure key={name} className={styles.state}>
          <figcaption className={styles.name} lang="en" dir="ltr">
            {name}
          </figcaption>
          {shown}
        </figure>
      ))}
    </div>
  );
}
