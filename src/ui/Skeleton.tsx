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
