import { useEffect, useRef } from 'react';
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

/** One toast. It disappears automatically (§9), but not while hovered or focused. */
export function Toast({ toast, onDismiss }: Props) {
  const { id, text, tone, action } = toast;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isInUse(box.current)) onDismiss(id);
    }, limits.toastMs);
    return () => clearInterval(timer);
  }, [id, onDismiss]);
  return (
    <div ref={box} className={styles.toast}>
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

function isInUse(toast: HTMLElement | null): boolean {
  const hasMouse = matchMedia('(hover: hover)').matches;
  return toast?.matches(hasMouse ? ':hover, :focus-within' : ':focus-within') ?? false;
}
