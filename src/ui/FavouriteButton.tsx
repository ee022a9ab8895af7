import styles from './FavouriteButton.module.css';
import { Icon } from './Icon';

type Props = {
  /** names the item; the state is conveyed by the button itself */
  label: string;
  isOn: boolean;
  onPress: () => void;
  /** in the upper corner of a card's picture */
  isInCorner?: boolean | undefined;
};

/** A heart toggle button. */
export function FavouriteButton({ label, isOn, onPress, isInCorner }: Props) {
  return (
    <button
      type="button"
      className={`${styles.button} ${isInCorner ? styles.corner : ''}`}
      aria-label={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <span className={styles.ground}>
        <Icon name="heart" size={20} isFilled={isOn} />
      </span>
    </button>
  );
}
