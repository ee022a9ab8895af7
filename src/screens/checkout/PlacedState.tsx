import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/iconNames';
import { Spinner } from '../../ui/Spinner';
import styles from './PlacedState.module.css';

type Props = {
  /** good: it is done. waiting: something is still to come. bad: it did not work. */
  tone: 'good' | 'waiting' | 'bad';
  /** a spinner stands in the mark while the app itself is at work */
  icon: IconName | 'spinner';
  title: string;
  text?: string | undefined;
  children?: ReactNode;
};

/** How far the placed order is, said large: a mark, a title, a sentence, and what goes with it. */
export function PlacedState({ tone, icon, title, text, children }: Props) {
  return (
    <div className={styles.state}>
      <span className={`${styles.mark} ${styles[tone]}`} key={tone}>
        {icon === 'spinner' ? <Spinner /> : <Icon name={icon} size={32} />}
      </span>
      <div className={styles.said} role="status">
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </div>
  );
}
