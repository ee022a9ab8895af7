import { Skeleton, SkeletonRows } from './Skeleton';
import styles from './SkeletonProduct.module.css';

type Props = {
  /** the picture is lower, and the choices stand below it, or beside it on a desktop */
  hasChoices?: boolean;
};

/** Placeholder for a product's sheet, edge to edge. */
export function SkeletonProduct({ hasChoices = false }: Props) {
  return (
    <div className={styles.product} data-columns={hasChoices ? '' : undefined}>
      <div className={styles.intro}>
        <div className={`${styles.gallery} ${hasChoices ? styles.low : ''}`}>
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
      {hasChoices && (
        <div className={styles.choices}>
          <SkeletonRows />
        </div>
      )}
    </div>
  );
}
