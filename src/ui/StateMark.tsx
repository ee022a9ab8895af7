import { Icon } from './Icon';
import type { IconName } from './iconNames';
import { Spinner } from './Spinner';
import styles from './StateMark.module.css';

type Props = {
  /** good: done. waiting: in progress. bad: failed. */
  tone: 'good' | 'waiting' | 'bad';
  /** a spinner while the app itself is busy */
  icon: IconName | 'spinner';
};

/** The icon of a state in a circle, which lands as it comes. */
export const StateMark = ({ tone, icon }: Props) => (
  <span className={`${styles.mark} ${styles[tone]}`}>
    {icon === 'spinner' ? <Spinner /> : <Icon name={icon} size={32} />}
  </span>
);
