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
