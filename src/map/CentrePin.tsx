import styles from './Map.module.css';

type Props = {
  /** while the map is moving */
  isLifted: boolean;
};

/** A fixed pin whose tip marks the centre of the map. It lets every touch through. */
export function CentrePin({ isLifted }: Props) {
  return (
    <span className={styles.place} data-lifted={isLifted || undefined} aria-hidden="true">
      <span className={styles.shadow} />
      <svg className={styles.drop} viewBox="0 0 36 46" aria-hidden="true">
        <path
          className={styles.body}
          d="M18 45C18 45 34 29.5 34 18A16 16 0 1 0 2 18C2 29.5 18 45 18 45Z"
        />
        <circle className={styles.eye} cx="18" cy="18" r="6" />
      </svg>
    </span>
  );
}
