import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/iconNames';
import { Spinner } from '../../ui/Spinner';
import styles from './PlacedState.module.css';

type MarkProps = {
  /** good: done. waiting: in progress. bad: failed. */
  tone: 'good' | 'waiting' | 'bad';
  /** a spinner while the app itself is busy */
  icon: IconName | 'spinner';
};

type Props = MarkProps & {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
};

/** Large status of a placed order: icon, title, text and details. */
export function PlacedState({ tone, icon, title, text, children }: Props) {
  return (
    <div className={styles.state}>
      <PlacedMark tone={tone} icon={icon} key={tone} />
      <div className={styles.said} role="status">
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </div>
  );
}

/** The icon of the state in its circle. */
export const PlacedMark = ({ tone, icon }: MarkProps) => (
  <span className={`${styles.mark} ${styles[tone]}`}>
    {icon === 'spinner' ? <Spinner /> : <Icon name={icon} size={32} />}
  </span>
);
