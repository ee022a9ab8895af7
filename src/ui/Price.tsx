import styles from './Price.module.css';
import { VisuallyHidden } from './VisuallyHidden';

type Props = {
  /** with its currency, as it is to be read */
  amount: string;
  /** what it is for, such as "kg" */
  unit?: string | undefined;
  /** what it was before the discount */
  oldAmount?: string | undefined;
  /** heard before the old price: "instead of" */
  oldLabel?: string | undefined;
  size?: 'xs' | 's' | 'm' | 'l' | undefined;
};

export function Price({ amount, unit, oldAmount, oldLabel, size = 'm' }: Props) {
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      <span className={styles.now}>
        <bdi>{amount}</bdi>
        {unit && <span className={styles.unit}> / {unit}</span>}
      </span>
      {oldAmount && (
        <>
          {oldLabel && <VisuallyHidden> {oldLabel} </VisuallyHidden>}
          <s className={styles.old}>
            <bdi>{oldAmount}</bdi>
          </s>
        </>
      )}
    </span>
  );
}
