import { Icon } from './Icon';
import styles from './IconButton.module.css';
import type { IconName } from './iconNames';

type Props = {
  icon: IconName;
  /** its name for those who do not see the icon */
  label: string;
  onPress: () => void;
  /** on a round ground, as the close control is */
  isRound?: boolean | undefined;
  /** for a control that stays pressed, such as a favourite's heart */
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
      onClick={onPress}
    >
      <span className={isRound ? styles.round : styles.bare}>
        <Icon name={icon} size={isRound ? 20 : 24} isFilled={isPressed} />
      </span>
    </button>
  );
}
