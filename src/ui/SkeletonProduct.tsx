import { Skeleton } from './Skeleton';
import styles from './SkeletonProduct.module.css';

/** Placeholder for a product's sheet while the menu loads, edge to edge. */
export function SkeletonProduct() {
  return (
    <div className={styles.intro}>
      <div className={styles.gallery}>
        <Skeleton shape="picture" />
      </div>
      <div className={styles.words}>
        <Skeleton shape="title" />
        <Skeleton shape="line" width={32} />
        <Skeleton shape="block" />
        <Skeleton shape="line" width={92} />
        <Skeleton shape="line" width={74} />
      </div>
    </div>
  );
}
