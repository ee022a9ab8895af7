import { CardGrid } from './CardGrid';
import { Section } from './Section';
import { SheetPage } from './SheetPage';
import styles from './Skeleton.module.css';

type Props = {
  shape: 'line' | 'title' | 'block' | 'picture' | 'circle';
  /** in percent of the line's width */
  width?: number | undefined;
};

/** One grey placeholder shape. */
export function Skeleton({ shape, width }: Props) {
  return (
    <span
      className={`${styles.bone} ${styles[shape]}`}
      style={width === undefined ? undefined : { inlineSize: `${width}%` }}
      aria-hidden="true"
    />
  );
}

type SkeletonRowsProps = { count?: number | undefined };

const widths = [62, 48, 70, 54, 66];

/** Placeholder for a list: a section of rows. */
export function SkeletonRows({ count = 5 }: SkeletonRowsProps) {
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

type SheetSkeletonProps = {
  /** "Loading…", the sheet's accessible name until it has one */
  label: string;
  /** its content stands in two columns on a desktop */
  isWide?: boolean;
};

/** A sheet whose screen is loading; it can already be closed. */
export function SheetSkeleton({ label, isWide = false }: SheetSkeletonProps) {
  return (
    <SheetPage title={label} isTitleFaint>
      <div data-columns={isWide ? '' : undefined}>
        <SkeletonRows />
      </div>
    </SheetPage>
  );
}

type SkeletonCardsProps = { count?: number | undefined };

/** Placeholder for a grid of products. */
export function SkeletonCards({ count = 6 }: SkeletonCardsProps) {
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

/** Placeholder for a list of orders: cards with the pictures of what was ordered. */
export const SkeletonOrders = () => (
  <>
    {['first', 'second', 'third'].map((card) => (
      <div key={card} className={styles.skeletonOrdersCard}>
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
    <div className={styles.skeletonOrdersCard}>
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

/** Placeholder for a text in a section. */
export const SkeletonText = () => (
  <Section isPadded>
    <div className={styles.skeletonTextLines}>
      <Skeleton shape="title" />
      {[96, 88, 92, 64, 90, 84, 40].map((width) => (
        <Skeleton key={width} shape="line" width={width} />
      ))}
    </div>
  </Section>
);
