import type { ReactNode } from 'react';
import styles from './States.module.css';

type Props = {
  /** what it is that one sees, and what is seen */
  of: Readonly<Record<string, ReactNode>>;
  /** small things stand side by side */
  isInline?: boolean;
};

/** The states of one thing, each with its name. */
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
