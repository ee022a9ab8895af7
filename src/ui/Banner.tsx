import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { Button } from './Button';
import { Icon } from './Icon';
import type { IconName } from './iconNames';

type Action = { text: string; onPress: () => void };
type Props = {
  tone?: 'info' | 'warning' | 'danger' | 'good' | undefined;
  icon?: IconName | undefined;
  title?: string | undefined;
  children?: ReactNode;
  action?: Action | undefined;
  /** secondary actions; null is none */
  otherActions?: readonly (Action | null)[] | undefined;
  /** announced, because it appears during use */
  isLive?: boolean | undefined;
};

const icons = { info: 'info', warning: 'warning', danger: 'error', good: 'done' } as const;

/** A message within the page. */
export function Banner({ tone = 'info', icon, title, children, isLive, ...ways }: Props) {
  const actions = [ways.action, ...(ways.otherActions ?? [])].filter((action) => action != null);
  return (
    <div className={`${styles.banner} ${styles[tone]}`} role={isLive ? 'status' : undefined}>
      <span className={styles.icon}>
        <Icon name={icon ?? icons[tone]} />
      </span>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.body}>{children}</div>}
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map(({ text, onPress }) => (
              <Button key={text} isSmall onPress={onPress}>
                {text}
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** What went wrong at a press, announced as it appears; nothing before. */
export function ProblemBanner({ text }: { text: string | null | undefined }) {
  return (
    text && (
      <Banner tone="danger" isLive>
        {text}
      </Banner>
    )
  );
}
