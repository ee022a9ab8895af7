import { Icon } from './Icon';
import type { IconName } from './iconNames';
import styles from './Spinner.module.css';

type Props = {
  /** what is loading; without it the spinner is decorative */
  label?: string | undefined;
  isLarge?: boolean | undefined;
};

export function Spinner({ label, isLarge }: Props) {
  return (
    <span
      className={isLarge ? styles.large : styles.spinner}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}

type StateMarkProps = {
  /** good: done. waiting: in progress. bad: failed. */
  tone: 'good' | 'waiting' | 'bad';
  /** a spinner while the app itself is busy */
  icon: IconName | 'spinner';
};

/** The icon of a state in a circle, which lands as it comes. */
export const StateMark = ({ tone, icon }: StateMarkProps) => (
  <span className={`${styles.mark} ${styles[tone]}`}>
    {icon === 'spinner' ? <Spinner /> : <Icon name={icon} size={32} />}
  </span>
);
