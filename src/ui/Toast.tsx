import { useEffect, useState } from 'react';
import { limits } from '../domain/limits';
import { Icon } from './Icon';
import styles from './Toast.module.css';

export type ToastSpec = {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
  readonly action: { readonly text: string; readonly onPress: () => void } | null;
};

type Props = { toast: ToastSpec; onDismiss: (id: number) => void };

/** One notice. It goes by itself (§9), but waits while a pointer or the focus is on it. */
export function Toast({ toast, onDismiss }: Props) {
  const { id, text, tone, action } = toast;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onDismiss(id), limits.toastMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, onDismiss]);
  return (
    <div
      className={styles.toast}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone !== 'plain' && (
        <span className={styles[tone]}>
          <Icon name={tone === 'good' ? 'done' : 'error'} />
        </span>
      )}
      <p className={styles.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onPress();
            onDismiss(id);
          }}
        >
          {action.text}
        </button>
      )}
    </div>
  );
}
