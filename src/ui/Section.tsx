import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

type Props = {
  title?: string | undefined;
  /** beside the title, such as a small button */
  aside?: ReactNode | undefined;
  /** small print under the card */
  note?: string | undefined;
  /** the content keeps its own distance to the card's edge. Default: none, as rows want it. */
  isPadded?: boolean | undefined;
  children: ReactNode;
};

/** A card of rows that belong together, as in Telegram's settings. */
export function Section({ title, aside, note, isPadded, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={title ? id : undefined}>
      {(title || aside) && (
        <div className={styles.head}>
          {title && (
            <h3 id={id} className={styles.title}>
              {title}
            </h3>
          )}
          {aside}
        </div>
      )}
      <div className={`${styles.card} ${isPadded ? styles.padded : ''}`}>{children}</div>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
