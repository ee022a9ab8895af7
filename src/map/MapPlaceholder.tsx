import styles from './Map.module.css';

/** What stands in a map's place until it can be drawn. */
export function MapPlaceholder() {
  return <div className={styles.wait} aria-hidden="true" />;
}
