import type { ReactNode } from 'react';
import { Button } from './Button';
import styles from './EmptyState.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconNames';

type Props = {
  icon: IconName;
  /** a heading where nothing above says where one is */
  title: ReactNode;
  text?: ReactNode | undefined;
  action?:
    | { text: string; onPress: () => void; isBusy?: boolean | undefined; isPrimary?: boolean }
    | undefined;
};

/** Nothing is here yet: what it is that is missing, and the way on. */
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
