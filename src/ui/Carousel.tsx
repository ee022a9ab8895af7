import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './Carousel.module.css';
import { prefersReducedMotion } from './useMedia';
import { watchSight } from './watchSight';

type Props = {
  /** names the row, e.g. "Pictures" */
  label: string;
  /** peek: shows the edge of the next one. full: one fills the width. Default: full. */
  width?: 'full' | 'peek' | undefined;
  /** auto-advance interval, ms, until touched. Default: never. */
  turnMs?: number | undefined;
  children: ReactNode;
};

/** Items in a swipeable row; full-width ones have position dots. */
export function Carousel({ label, width = 'full', turnMs, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  useAutoTurn(row, turnMs);
  const slots = Array.from({ length: Children.count(children) }, (_, slot) => slot);
  const follow = () => {
    const pane = row.current;
    if (!pane) return;
    const [first, second] = [...pane.children].map((item) => item.getBoundingClientRect().x);
    if (first === undefined || second === undefined || first === second) return;
    // scrollLeft is negative in right-to-left languages
    setCurrent(Math.round(Math.abs(pane.scrollLeft / (second - first))));
  };
  return (
    <div className={styles.carousel}>
      <ul
        ref={row}
        className={`${styles.row} ${styles[width]}`}
        aria-label={label}
        tabIndex={slots.length > 1 ? 0 : undefined}
        onScroll={follow}
      >
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {width === 'full' && slots.length > 1 && (
        <div className={styles.dots} aria-hidden="true">
          {slots.map((slot) => (
            <i key={slot} className={slot === current ? styles.here : styles.dot} />
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * Scrolls a row to its next item every `turnMs`, wrapping around, until the user touches or focuses
 * it, and only while visible. Disabled with reduced motion or without `turnMs`.
 */
function useAutoTurn(row: RefObject<HTMLElement | null>, turnMs: number | undefined): void {
  const isTouched = useRef(false);
  useEffect(() => {
    const pane = row.current;
    if (!pane || turnMs === undefined || isTouched.current) return;
    if (prefersReducedMotion()) return;
    let isVisible = false;
    const stopWatching = watchSight(pane, { threshold: 0.5 }, (isInSight) => {
      isVisible = isInSight;
    });
    const timer = setInterval(() => {
      if (isVisible && !document.hidden) scrollToNext(pane);
    }, turnMs);
    const stop = () => {
      clearInterval(timer);
      stopWatching();
      for (const event of touches) pane.removeEventListener(event, handleTouch);
    };
    const handleTouch = () => {
      isTouched.current = true;
      stop();
    };
    for (const event of touches) pane.addEventListener(event, handleTouch, { passive: true });
    return stop;
  }, [row, turnMs]);
}

const touches = ['pointerdown', 'touchstart', 'wheel', 'focusin', 'keydown'] as const;

function scrollToNext(pane: HTMLElement): void {
  const offsets = [...pane.children].map((item) => item.getBoundingClientRect().x);
  const [first, second] = offsets;
  if (first === undefined || second === undefined) return;
  // scrollLeft, and so the step, is negative in right-to-left languages
  const step = second - first;
  const isAtEnd =
    Math.abs(pane.scrollLeft) + pane.clientWidth >= pane.scrollWidth - Math.abs(step) / 2;
  const left = isAtEnd ? 0 : pane.scrollLeft + step;
  pane.scrollTo({ left, behavior: 'smooth' });
}
