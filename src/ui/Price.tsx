import { Heard } from './Heard';
import styles from './Price.module.css';

type Props = {
  /** with its currency, as it is to be read */
  amount: string;
  /** what it was before the discount */
  oldAmount?: string | undefined;
  /** heard before the old price: "instead of" */
  oldLabel?: string | undefined;
  size?: 'xs' | 's' | 'm' | 'l' | undefined;
};

export function Price({ amount, oldAmount, oldLabel, size = 'm' }: Props) {
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      <bdi className={styles.now}>{amount}</bdi>
      {oldAmount && (
        <>
          {oldLabel && <Heard> {oldLabel} </Heard>}
          <s className={styles.old}>
            <bdi>{oldAmount}</bdi>
          </s>
        </>
      )}
    </span>
  );
}
