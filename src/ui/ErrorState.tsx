import { EmptyState } from './EmptyState';
import styles from './EmptyState.module.css';
import type { IconName } from './iconNames';

type Props = {
  title: string;
  text?: string | undefined;
  icon?: IconName | undefined;
  retryText?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
};

/** Something failed to load; announced, with a retry. */
export function ErrorState({ title, text, icon = 'error', ...retry }: Props) {
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
