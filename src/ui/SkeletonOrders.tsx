import { Skeleton, SkeletonRows } from './Skeleton';
import styles from './SkeletonOrders.module.css';

/** Placeholder for a list of orders: cards with the pictures of what was ordered. */
export const SkeletonOrders = () => (
  <>
    {['first', 'second', 'third'].map((card) => (
      <div key={card} className={styles.card}>
        <Skeleton shape="title" />
        <Skeleton shape="line" width={34} />
        <Skeleton shape="line" width={62} />
        <span className={styles.pictures}>
          {['first', 'second', 'third'].map((picture) => (
            <Skeleton key={picture} shape="picture" />
          ))}
        </span>
      </div>
    ))}
  </>
);

/** Placeholder for an order: how far it is, where, and what was ordered. */
export const SkeletonOrder = () => (
  <>
    <div className={styles.card}>
      <Skeleton shape="title" />
      <Skeleton shape="line" width={34} />
      <Skeleton shape="line" width={100} />
    </div>
    <span className={styles.map}>
      <Skeleton shape="picture" />
    </span>
    <SkeletonRows count={3} />
  </>
);
