import type { ComponentProps, ReactNode } from 'react';
import { StateMark } from '../../ui/StateMark';
import styles from './PlacedState.module.css';

type Props = ComponentProps<typeof StateMark> & {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
};

/** Large status of a placed order: icon, title, text and details. */
export function PlacedState({ tone, icon, title, text, children }: Props) {
  return (
    <div className={styles.state}>
      <StateMark tone={tone} icon={icon} key={tone} />
      <div className={styles.said} role="status">
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </div>
  );
}
