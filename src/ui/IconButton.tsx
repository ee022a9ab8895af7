import { Icon } from './Icon';
import styles from './IconButton.module.css';
import type { IconName } from './iconNames';

type Props = {
  icon: IconName;
  /** accessible name */
  label: string;
  onPress: () => void;
  /** on a round background, like the close button */
  isRound?: boolean | undefined;
  /** for a toggle button, e.g. a favourite's heart */
  isPressed?: boolean | undefined;
  tone?: 'plain' | 'destructive' | undefined;
  isDisabled?: boolean | undefined;
};

export function IconButton({ icon, label, onPress, ...props }: Props) {
  const { isRound, isPressed, tone = 'plain', isDisabled } = props;
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[tone]}`}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      data-stake={tone === 'destructive' ? 'costs' : undefined}
      onClick={onPress}
    >
      <span className={isRound ? styles.round : styles.bare}>
        <Icon name={icon} size={isRound ? 20 : 24} isFilled={isPressed} />
      </span>
    </button>
  );
}
