import styles from './HomeScreen.module.css';
import { storedPromotions } from './storedPromotions';

/** Stories and banners as the last visit's picture has them: the same elements, so that nothing blinks. */
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
