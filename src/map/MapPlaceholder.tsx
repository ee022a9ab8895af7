import styles from './Map.module.css';

/** Shown until the map can be rendered. */
export function MapPlaceholder() {
  return <div className={styles.wait} aria-hidden="true" />;
}
