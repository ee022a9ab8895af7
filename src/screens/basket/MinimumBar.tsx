import { Icon } from '../../ui/Icon';
import styles from './MinimumBar.module.css';

type Props = {
  /** what is there, of `least` */
  value: number;
  least: number;
  /** what is missing, and from where on it is enough */
  missing: string;
  minimum: string;
};

/** How far a basket is from being delivered, and what it lacks. */
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
