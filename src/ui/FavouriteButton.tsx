import styles from './FavouriteButton.module.css';
import { Icon } from './Icon';

type Props = {
  /** names what is kept; whether it is kept is told by the button's state */
  label: string;
  isOn: boolean;
  onPress: () => void;
  /** lies in the upper corner of a card's picture */
  isInCorner?: boolean | undefined;
};

/** A heart that stays pressed. */
export function FavouriteButton({ label, isOn, onPress, isInCorner }: Props) {
  return (
    <button
      type="button"
      className={`${styles.button} ${isInCorner ? styles.corner : ''}`}
      aria-label={label}
      aria-pressed={isOn}
      // It comes behind the shop, so the next visit's first picture must not hold it.
      data-late={isInCorner || undefined}
      onClick={onPress}
    >
      <span className={styles.ground}>
        <Icon name="heart" size={20} isFilled={isOn} />
      </span>
    </button>
  );
}
