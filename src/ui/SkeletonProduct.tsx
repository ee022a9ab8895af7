import { Skeleton } from './Skeleton';
import styles from './SkeletonProduct.module.css';

/** Stands in for a product's sheet. */
export function SkeletonProduct() {
  return (
    <div className={styles.product}>
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton shape="line" width={92} />
      <Skeleton shape="line" width={74} />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
