import { useEffect, useRef, useState } from 'react';
import * as limits from '../domain/limits';
import { directionOf, type Language, langTag } from '../domain/text/language';
import { t } from '../i18n/t';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import styles from './Toast.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export type ToastSpec = {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
  /** of the texts, where it is not the shop's current one */
  readonly language?: Language | null;
  readonly action: { readonly text: string; readonly onPress: () => void } | null;
};

type Props = {
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
export function Toast({ toast, onDismiss, place }: Props) {
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
