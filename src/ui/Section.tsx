import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

type Props = {
  title?: string | undefined;
  /** beside the title, e.g. a small button */
  aside?: ReactNode | undefined;
  /** small print below the card */
  note?: string | undefined;
  /** adds padding around the content. Default: none, as rows have their own. */
  isPadded?: boolean | undefined;
  children: ReactNode;
};

/** A card of related rows, as in Telegram's settings. */
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
