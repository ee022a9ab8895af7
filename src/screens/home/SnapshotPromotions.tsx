import styles from './HomeScreen.module.css';

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

let last: readonly Node[] = [];

/** Keeps the stories and banners of the last visit's snapshot until new ones arrive. */
export function storePromotions(picture: Element): void {
  last = [...(picture.querySelector('[data-promotions]')?.childNodes ?? [])];
}

export const storedPromotions = (): readonly Node[] => last;
