import { t } from '../i18n/t';
import styles from './Map.module.css';

type Props = {
  /** +1 is one level closer */
  onZoom: (levels: 1 | -1) => void;
};

/** Zoom buttons, on a desktop; on a phone two fingers are quicker. */
export function ZoomButtons({ onZoom }: Props) {
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('map.zoomIn')}
        onClick={() => onZoom(1)}
      >
        +
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={t('map.zoomOut')}
        onClick={() => onZoom(-1)}
      >
        −
      </button>
    </div>
  );
}
