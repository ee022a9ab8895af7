import { CardGrid } from './CardGrid';
import { Skeleton } from './Skeleton';
import styles from './SkeletonCards.module.css';

type Props = { count?: number | undefined };

/** Placeholder for a grid of products. */
export function SkeletonCards({ count = 6 }: Props) {
  const slots = Array.from({ length: count }, (_, slot) => slot);
  return (
    <CardGrid>
      {slots.map((slot) => (
        <div key={slot} className={styles.card}>
          <Skeleton shape="picture" />
          <Skeleton shape="line" width={48} />
          <Skeleton shape="line" width={86} />
          <Skeleton shape="line" width={30} />
        </div>
      ))}
    </CardGrid>
  );
}
