import { Skeleton } from '../../ui/Skeleton';
import styles from './Person.module.css';

/** Profile header while the session is unknown. */
export function PersonSkeleton() {
  return (
    <div className={styles.person}>
      <div className={styles.photo}>
        <Skeleton shape="picture" />
      </div>
      <span className={styles.lines}>
        <Skeleton shape="title" width={100} />
        <Skeleton shape="line" width={70} />
      </span>
    </div>
  );
}
