import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { Button } from './Button';
import { Icon } from './Icon';
import type { IconName } from './iconNames';

type Props = {
  tone?: 'info' | 'warning' | 'danger' | 'good' | undefined;
  icon?: IconName | undefined;
  title?: string | undefined;
  children?: ReactNode;
  action?: { text: string; onPress: () => void } | undefined;
  /** it appears while the screen is being used, so it is announced */
  isLive?: boolean | undefined;
};

const icons = { info: 'info', warning: 'warning', danger: 'error', good: 'done' } as const;

/** A notice that stands within the page. */
export function Banner({ tone = 'info', icon, title, children, action, isLive }: Props) {
  return (
    <div className={`${styles.banner} ${styles[tone]}`} role={isLive ? 'status' : undefined}>
      <span className={styles.icon}>
        <Icon name={icon ?? icons[tone]} />
      </span>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.body}>{children}</div>}
        {action && (
          <div className={styles.action}>
            <Button isSmall onPress={action.onPress}>
              {action.text}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
