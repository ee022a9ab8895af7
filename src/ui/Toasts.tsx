import {
  type CSSProperties,
  useCallback,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import * as limits from '../domain/limits';
import { barsHeight, onBars } from './bottomBars';
import { Toast, type ToastSpec } from './Toast';
import styles from './Toasts.module.css';
import { noticesId, useNoticeFocus } from './useNoticeFocus';

type Props = {
  /** oldest first */
  list: readonly ToastSpec[];
  onDismiss: (id: number) => void;
  /** changes when the person goes elsewhere */
  place?: string | undefined;
  /** accessible name of the region */
  label: string;
};

/**
 * Toasts above everything, newest at the bottom. Rendered beside the app, so that an inert app does
 * not silence them; for assistive technology they lie in the sheet on top, which owns them.
 */
export function Toasts({ list, onDismiss, place, label }: Props) {
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (list.length === 0) return;
    const toasts = [...(region.current?.children ?? [])].reverse();
    // reports heights before the first paint, and when a rotation rewraps the lines
    const observer = new ResizeObserver(() => lift(toasts));
    for (const toast of toasts) observer.observe(toast);
    return () => observer.disconnect();
  }, [list]);
  const { goBack, handleFocus } = useNoticeFocus(region);
  const dismiss = useCallback(
    (id: number) => {
      goBack();
      onDismiss(id);
    },
    [goBack, onDismiss],
  );
  const bars: CSSProperties & Record<'--bars', string> = {
    '--bars': `${useSyncExternalStore(onBars, barsHeight)}px`,
  };
  return (
    <section
      ref={region}
      id={noticesId}
      className={styles.toasts}
      style={bars}
      aria-label={label}
      aria-live="polite"
      onFocus={handleFocus}
    >
      {list.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={dismiss} place={place} />
      ))}
    </section>
  );
}

/**
 * Lifts each toast above the newer ones, newest first. In a column, the arrival or removal of one
 * would move the others away from under a finger.
 */
function lift(toasts: Element[]): void {
  let height = 0;
  for (const toast of toasts) {
    if (!(toast instanceof HTMLElement)) continue;
    toast.style.setProperty('--lift', `${-height}px`);
    height += toast.offsetHeight + limits.toastGapPx;
  }
}
