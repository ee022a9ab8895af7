import { type CSSProperties, useSyncExternalStore } from 'react';
import { barsHeight, onBars } from './bottomBars';
import { Toast, type ToastSpec } from './Toast';
import styles from './Toasts.module.css';

type Props = {
  /** oldest first */
  list: readonly ToastSpec[];
  onDismiss: (id: number) => void;
  /** names the place where notices appear */
  label: string;
};

/** Notices above everything. It stands beside the app, so an inert app does not silence it. */
export function Toasts({ list, onDismiss, label }: Props) {
  const bars: CSSProperties & Record<'--bars', string> = {
    '--bars': `${useSyncExternalStore(onBars, barsHeight)}px`,
  };
  return (
    <section className={styles.toasts} style={bars} aria-label={label} aria-live="polite">
      {list.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </section>
  );
}
