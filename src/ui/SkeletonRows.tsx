import { Skeleton } from './Skeleton';
import styles from './SkeletonRows.module.css';

type Props = { count?: number | undefined };

const widths = [62, 48, 70, 54, 66];

/** Placeholder for a list: a section of rows. */
export function SkeletonRows({ count = 5 }: Props) {
  const slots = Array.from({ length: count }, (_, slot) => slot);
  return (
    <div className={styles.rows}>
      {slots.map((slot) => (
        <div key={slot} className={styles.row}>
          <Skeleton shape="circle" />
          <div className={styles.lines}>
            <Skeleton shape="line" width={widths[slot % widths.length]} />
            <Skeleton shape="line" width={34} />
          </div>
        </div>
      ))}
    </div>
  );
}
