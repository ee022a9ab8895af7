import { Icon } from '../../ui/Icon';
import styles from './MinimumBar.module.css';

type Props = {
  /** current value, out of `least` */
  value: number;
  least: number;
  /** what is missing, and the minimum as text */
  missing: string;
  minimum: string;
};

/** Progress towards a delivery minimum. */
export function MinimumBar({ value, least, missing, minimum }: Props) {
  return (
    <div className={styles.box}>
      <span className={styles.icon}>
        <Icon name="bike" />
      </span>
      <div className={styles.text}>
        <p role="status">{missing}</p>
        <progress className={styles.bar} value={value} max={least} aria-label={minimum} />
        <p className={styles.minimum}>{minimum}</p>
      </div>
    </div>
  );
}
