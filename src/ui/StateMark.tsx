import { Icon } from './Icon';
import type { IconName } from './iconNames';
import { Spinner } from './Spinner';
import styles from './StateMark.module.css';

type Props = {
  /** good: done. waiting: in progress. bad: failed. */
  tone: 'good' | 'waiting' | 'bad';
  /** a spinner while the app itself is busy */
  icon: IconName | 'spinner';
  /** beside a text, not above it */
  isSmall?: boolean;
};

/** The icon of a state in a circle, which lands as it comes. */
export const StateMark = ({ tone, icon, isSmall = false }: Props) => (
  <span className={`${styles.mark} ${styles[tone]} ${isSmall ? styles.small : ''}`}>
    {icon === 'spinner' ? <Spinner /> : <Icon name={icon} size={isSmall ? 24 : 32} />}
  </span>
);
