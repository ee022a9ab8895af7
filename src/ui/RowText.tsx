import type { ReactNode } from 'react';
import styles from './RowText.module.css';

type Props = {
  label: string;
  /** second line */
  detail?: string | undefined;
  /** at the end of the line, e.g. a price or the current setting */
  value?: ReactNode | undefined;
};

/** A row's text; `--label` and `--value` set its colours. */
export function RowText({ label, detail, value }: Props) {
  return (
    <span className={styles.pair}>
      <span className={styles.text}>
        <span className={styles.label}>
          <bdi>{label}</bdi>
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {value !== undefined && <bdi className={styles.value}>{value}</bdi>}
    </span>
  );
}
