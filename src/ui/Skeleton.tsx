import styles from './Skeleton.module.css';

type Props = {
  shape: 'line' | 'title' | 'block' | 'picture' | 'circle';
  /** part of the line's width, in percent */
  width?: number | undefined;
};

/** One grey shape where something will be. */
export function Skeleton({ shape, width }: Props) {
  return (
    <span
      className={`${styles.bone} ${styles[shape]}`}
      style={width === undefined ? undefined : { inlineSize: `${width}%` }}
      aria-hidden="true"
    />
  );
}
