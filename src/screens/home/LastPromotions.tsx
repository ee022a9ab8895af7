import styles from './HomeScreen.module.css';
import { lastPromotions } from './keepPromotions';

/** Stories and banners as the last visit's picture has them: the same elements, so that nothing blinks. */
export function LastPromotions() {
  return (
    <div
      className={styles.promotions}
      inert
      ref={(place) => {
        place?.append(...lastPromotions());
      }}
    />
  );
}
