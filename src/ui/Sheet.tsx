import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { keepFocus } from './focus';
import { LayerContext, useNewLayer } from './layer';
import { canPull, onDrag } from './onDrag';
import { pageRest } from './pageRest';
import { chosenInstead } from './radioKeys';
import { endOfMotion } from './rest';
import styles from './Sheet.module.css';
import { timeOfLastTap } from './taps';
import { noticesId } from './useNoticeFocus';

/**
 * ms after a tap within which an opening sheet counts as its result. Its animation is then timed
 * from the tap: a slow phone skips the frames that it is late for.
 */
const tapWindowMs = 250;

type Props = {
  /** its path; the focus returns to what leads there */
  url: string;
  /** false while the closing animation runs */
  isOpen: boolean;
  isTop: boolean;
  /** already open at page load: no opening animation */
  isStill?: boolean | undefined;
  closeLabel: string;
  onClose: () => void;
  /** the closing animation has ended, and the sheet can be unmounted */
  onGone: () => void;
  children: ReactNode;
};

/**
 * One sheet of the stack. It is a scroll container whose first screenful is empty: pulling the
 * panel down is scrolling, so one gesture can move from the content's scroll to the pull.
 */
export function Sheet(props: Props) {
  const { url, isOpen, isTop, isStill, closeLabel, onClose, onGone, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const scrim = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // Captured in the first render: a child's autoFocus runs before any effect.
  const [returnFocus] = useState(() => focusReturn(url));
  const [isPullable] = useState(canPull);
  const latest = useRef({ onClose, onGone });
  useLayoutEffect(() => {
    latest.current = { onClose, onGone };
  });
  const [close] = useState(() => () => latest.current.onClose());
  const layer = useNewLayer({ isTop, titleId, close, closeLabel });

  useLayoutEffect(() => {
    const pane = scroller.current;
    if (isOpen && isPullable && pane) {
      pane.scrollTop = Math.max(pane.scrollTop, pane.clientHeight);
    }
  }, [isOpen, isPullable]);

  const [path = ''] = url.split('?');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what replaces a screen begins at its top
  useLayoutEffect(() => {
    const pane = scroller.current;
    if (pane) pane.scrollTop = isPullable ? pane.clientHeight : 0;
  }, [path, isPullable]);

  useLayoutEffect(() => {
    if (!isTop || box.current?.contains(document.activeElement)) return;
    // WebKit focuses what was inert only once it has laid it out again.
    box.current?.getBoundingClientRect();
    box.current?.focus({ preventScroll: true });
  }, [isTop]);

  useEffect(() => (box.current ? keepFocus(box.current) : undefined), []);

  useLayoutEffect(() => {
    const tap = timeOfLastTap();
    // The animations' clock, which advances per frame and may be behind the tap's.
    const { currentTime: now } = document.timeline;
    if (typeof now !== 'number' || Math.abs(now - tap) > tapWindowMs) return;
    for (const part of [scrim.current, scroller.current])
      for (const animation of part?.getAnimations() ?? []) animation.startTime = Math.min(tap, now);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a replaced sheet shows another screen
  useLayoutEffect(() => {
    if (isTop) pageRest.current?.moved(endOfMotion(scroller.current));
  }, [isTop, url]);

  useLayoutEffect(() => (isOpen ? returnFocus : undefined), [isOpen, returnFocus]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one that has fallen stands up when it is the top one again
  useEffect(() => {
    if (!isOpen || !isPullable || !scroller.current || !scrim.current) return;
    return onDrag(scroller.current, scrim.current, () => latest.current.onClose());
  }, [isOpen, isPullable, isTop]);

  useEffect(() => {
    const scrimElement = scrim.current;
    if (isOpen || !scrimElement) return;
    scrimElement.style.opacity = '0';
    let isStillMounted = true;
    // Only its own animations: those of the content may pause forever, e.g. a story's bar.
    const animations = [scrimElement, scroller.current].flatMap(
      (part) => part?.getAnimations() ?? [],
    );
    void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (isStillMounted) latest.current.onGone();
    });
    return () => {
      isStillMounted = false;
      scrimElement.style.opacity = '';
    };
  }, [isOpen]);

  useEffect(() => {
    const dialog = box.current;
    if (!isOpen || !dialog) return;
    // A press that begins in the panel may end beside it, after a drag or as the panel shrinks.
    let pressed: EventTarget | null = null;
    const rememberPress = ({ target }: PointerEvent) => {
      pressed = target;
    };
    const closeOnOutsideClick = ({ target }: MouseEvent) => {
      if (target !== pressed) return;
      // The second tap of a double tap may land beside a sheet that is still opening.
      const isOpening = scroller.current?.getAnimations().length;
      if (isOpening) return;
      if (target === dialog || target === scroller.current) latest.current.onClose();
    };
    dialog.addEventListener('pointerdown', rememberPress);
    dialog.addEventListener('click', closeOnOutsideClick);
    return () => {
      dialog.removeEventListener('pointerdown', rememberPress);
      dialog.removeEventListener('click', closeOnOutsideClick);
    };
  }, [isOpen]);

  return (
    <div
      ref={box}
      className={styles.sheet}
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-owns={isTop ? noticesId : undefined}
      tabIndex={-1}
      inert={!isTop}
      data-leaving={isOpen ? undefined : ''}
      data-pullable={isPullable ? '' : undefined}
      data-still={isStill ? '' : undefined}
    >
      <div ref={scrim} className={styles.scrim} />
      <div ref={scroller} className={styles.scroller} data-scroller="" tabIndex={-1}>
        <section className={styles.panel}>
          <LayerContext value={layer}>{children}</LayerContext>
        </section>
      </div>
    </div>
  );
}

/**
 * Remembers what has the focus when the sheet of `url` is mounted; the returned function gives it
 * the focus again. A change of language renders everything again: then the control that leads to the
 * same sheet, by `href` or `data-opens`, gets it. Does nothing if nothing had the focus.
 */
function focusReturn(url: string): () => void {
  const before = document.activeElement;
  return () => {
    if (!(before instanceof HTMLElement) || before === document.body) return;
    const opener = before.isConnected ? chosenInstead(before) : openerOf(url);
    opener?.focus({ preventScroll: true });
    focusHome();
  };
}

/** Of several the one in the layer beneath: layers follow each other, and what is covered is inert. */
function openerOf(url: string): HTMLElement | undefined {
  const leadsThere = (each: HTMLElement) =>
    [each.getAttribute('href'), each.dataset.opens].includes(url);
  const controls = document.querySelectorAll<HTMLElement>('a, button');
  return [...controls].filter((each) => leadsThere(each) && !each.closest('[inert]')).at(-1);
}

/**
 * What opened the sheet may be gone by the time that it closes, as the basket button is after an
 * order: home itself has the focus then, unless there is another sheet.
 */
function focusHome(): void {
  const { activeElement: at } = document;
  if (at && at !== document.body && !at.closest('[role=dialog]')) return;
  const main = document.querySelector('main');
  if (!main || document.querySelector('[role=dialog]:not([inert])')) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  // Otherwise a click beside its controls would focus it.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}
