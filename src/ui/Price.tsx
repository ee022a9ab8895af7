import styles from './Price.module.css';
import { VisuallyHidden } from './VisuallyHidden';

type Props = {
  /** formatted, with its currency */
  amount: string;
  /** the unit it refers to, e.g. "kg" */
  unit?: string | undefined;
  /** before the discount */
  oldAmount?: string | undefined;
  /** for screen readers, before the old price: "instead of" */
  oldLabel?: string | undefined;
  size?: 'xs' | 's' | 'm' | 'l' | undefined;
};

export function Price({ amount, unit, oldAmount, oldLabel, size = 'm' }: Props) {
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      <span className={styles.now}>
        {/* a small one breaks before its currency, not within a word */}
        <bdi>{size === 'xs' ? amount.replace(/\s(?=\D+$)/, ' ') : amount}</bdi>
        {unit && <span className={styles.unit}>{` / ${unit}`}</span>}
      </span>
      {oldAmount && (
        <>
          {oldLabel && <VisuallyHidden>{` ${oldLabel} `}</VisuallyHidden>}
          <s className={styles.old}>
            <bdi>{oldAmount}</bdi>
          </s>
        </>
      )}
    </span>
  );
}
