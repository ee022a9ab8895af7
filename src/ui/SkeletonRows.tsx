import { Skeleton } from './Skeleton';
import styles from './SkeletonRows.module.css';

type Props = { count?: number | undefined };

const widths = [62, 48, 70, 54, 66];

/** Stands in for a list: a section of rows. */
export function SkeletonRows({ count = 5 }: Props) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="circle" />
          <div className={styles.lines}>
            <Skeleton shape="line" width={widths[index % widths.length]} />
            <Skeleton shape="line" width={34} />
          </div>
        </div>
      ))}
    </div>
  );
}
