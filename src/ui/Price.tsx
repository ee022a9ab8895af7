import { Heard } from './Heard';
import styles from './Price.module.css';

type Props = {
  /** with its currency, as it is to be read */
  amount: string;
  /** what it was before the discount */
  oldAmount?: string | undefined;
  /** heard before the old price: "instead of" */
  oldLabel?: string | undefined;
  size?: 's' | 'm' | 'l' | undefined;
};

export function Price({ amount, oldAmount, oldLabel, size = 'm' }: Props) {
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      <span className={styles.now}>{amount}</span>
      {oldAmount && (
        <>
          {oldLabel && <Heard> {oldLabel} </Heard>}
          <s className={styles.old}>{oldAmount}</s>
        </>
      )}
    </span>
  );
}
