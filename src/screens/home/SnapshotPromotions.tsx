import styles from './HomeScreen.module.css';
import { storedPromotions } from './storedPromotions';

/** Stories and banners from the last visit's snapshot: the same elements, so that nothing flickers. */
export function SnapshotPromotions() {
  return (
    <div
      className={styles.promotions}
      inert
      ref={(place) => {
        place?.append(...storedPromotions());
      }}
    />
  );
}
