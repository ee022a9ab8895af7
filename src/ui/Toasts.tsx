import { type CSSProperties, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { limits } from '../domain/limits';
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

/**
 * Notices above everything, the newest lowest. It stands beside the app, so an inert app does not
 * silence it.
 */
export function Toasts({ list, onDismiss, label }: Props) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (list.length === 0) return;
    const toasts = [...(place.current?.children ?? [])].reverse();
    // tells their heights before they are drawn, and when a turned screen breaks their lines again
    const observer = new ResizeObserver(() => lift(toasts));
    for (const toast of toasts) observer.observe(toast);
    return () => observer.disconnect();
  }, [list]);
  const bars: CSSProperties & Record<'--bars', string> = {
    '--bars': `${useSyncExternalStore(onBars, barsHeight)}px`,
  };
  return (
    <section
      ref={place}
      className={styles.toasts}
      style={bars}
      aria-label={label}
      aria-live="polite"
    >
      {list.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </section>
  );
}

/**
 * Lifts each notice, newest first, above those that came after it. In a column they would jump when one comes or
 * goes, away from under a finger on its way to what they offer.
 */
function lift(toasts: Element[]): void {
  let height = 0;
  for (const toast of toasts) {
    if (!(toast instanceof HTMLElement)) continue;
    toast.style.setProperty('--lift', `${-height}px`);
    height += toast.offsetHeight + limits.toastGapPx;
  }
}
