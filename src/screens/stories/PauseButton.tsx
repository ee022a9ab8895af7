import { t } from '../../i18n/t';
import styles from './PauseButton.module.css';

type Props = { isPaused: boolean; onPress: () => void };

/** Stops the story where it is, for those who need longer. */
export function PauseButton({ isPaused, onPress }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t(isPaused ? 'stories.play' : 'stories.pause')}
      onClick={onPress}
    >
      <span className={styles.round}>
        <svg
          className={styles.sign}
          viewBox="0 0 24 24"
          width={20}
          height={20}
          aria-hidden="true"
          focusable="false"
        >
          <path d={isPaused ? 'M8 5l11 7-11 7z' : 'M9 5v14M15 5v14'} />
        </svg>
      </span>
    </button>
  );
}
