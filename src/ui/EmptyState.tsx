import type { ReactNode } from 'react';
import { Button } from './Button';
import styles from './EmptyState.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconNames';

type Props = {
  icon: IconName;
  /** a heading if there is none above */
  title: ReactNode;
  text?: ReactNode | undefined;
  action?:
    | { text: string; onPress: () => void; isBusy?: boolean | undefined; isPrimary?: boolean }
    | undefined;
};

/** An empty state: what is missing, and what to do. */
export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon name={icon} size={32} />
      </span>
      <div className={styles.title}>{title}</div>
      {text && <p className={styles.text}>{text}</p>}
      {action && (
        <Button
          kind={action.isPrimary ? 'primary' : 'plain'}
          isBusy={action.isBusy}
          onPress={action.onPress}
        >
          {action.text}
        </Button>
      )}
    </div>
  );
}

type ErrorStateProps = {
  title: string;
  text?: string | undefined;
  icon?: IconName | undefined;
  retryText?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
};

/** Something failed to load; announced, with a retry. */
export function ErrorState({ title, text, icon = 'error', ...retry }: ErrorStateProps) {
  const { retryText, onRetry, isRetrying } = retry;
  return (
    <div className={styles.announced} role="alert">
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        action={
          retryText && onRetry
            ? { text: retryText, onPress: onRetry, isBusy: isRetrying }
            : undefined
        }
      />
    </div>
  );
}
