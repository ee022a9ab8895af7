import {
  type CSSProperties,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import * as limits from '../domain/limits';
import { directionOf, type Language, langTag } from '../domain/text/language';
import { t } from '../i18n/t';
import { IconButton } from './Button';
import { barsHeight, onBars } from './bottomBars';
import { Icon } from './Icon';
import styles from './Toasts.module.css';
import { noticesId, useNoticeFocus } from './useNoticeFocus';
import { VisuallyHidden } from './VisuallyHidden';

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

type ToastSpec = {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
  /** of the texts, where it is not the shop's current one */
  readonly language?: Language | null;
  readonly action: { readonly text: string; readonly onPress: () => void } | null;
};

type ToastProps = {
  toast: ToastSpec;
  onDismiss: (id: number) => void;
  /** changes when the person goes elsewhere */
  place?: string | undefined;
};

/**
 * One toast. It disappears automatically (§9), but not while hovered or focused. One with an action
 * stays until it is hidden or, its time being over, something else is done: reading and reaching it
 * takes some people longer.
 */
export function Toast({ toast, onDismiss, place }: ToastProps) {
  const { id, text, tone, action } = toast;
  const spoken = toast.language
    ? { lang: langTag(toast.language), dir: directionOf(toast.language) }
    : {};
  const box = useRef<HTMLDivElement>(null);
  const isStaying = action !== null;
  const [isOver, setOver] = useState(false);
  const [cameAt, setCameAt] = useState(place);
  useEffect(() => {
    const timer = setInterval(() => {
      if (isStaying) setOver(true);
      else if (!isInUse(box.current)) onDismiss(id);
    }, limits.toastMs);
    return () => clearInterval(timer);
  }, [id, isStaying, onDismiss]);
  useEffect(() => {
    if (!isOver) return setCameAt(place);
    if (place !== cameAt) return onDismiss(id);
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) onDismiss(id);
    };
    const stop = new AbortController();
    for (const deed of ['click', 'input'])
      addEventListener(deed, leave, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [id, isOver, place, cameAt, onDismiss]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape from its buttons
    <div
      ref={box}
      className={styles.toast}
      data-action={action ? '' : undefined}
      onKeyDown={(event) => {
        if (!action || event.key !== 'Escape') return;
        // It must not close the sheet as well.
        event.nativeEvent.stopPropagation();
        onDismiss(id);
      }}
    >
      {tone !== 'plain' && (
        <span className={styles[tone]}>
          <Icon name={tone === 'good' ? 'done' : 'error'} />
        </span>
      )}
      <p className={styles.text} {...spoken}>
        {text}
      </p>
      {action && (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts="F6"
          {...spoken}
          onClick={() => {
            action.onPress();
            onDismiss(id);
          }}
        >
          {action.text}
        </button>
      )}
      {action && <IconButton icon="close" label={t('notice.hide')} onPress={() => onDismiss(id)} />}
      {action && hasMouse() && <VisuallyHidden>{t('notice.key')}</VisuallyHidden>}
    </div>
  );
}

/** Where there is a mouse there is a keyboard. */
const hasMouse = () => matchMedia('(hover: hover)').matches;

const isInUse = (toast: HTMLElement | null): boolean =>
  toast?.matches(hasMouse() ? ':hover, :focus-within' : ':focus-within') ?? false;
