import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from './prefersReducedMotion';
import { watchSight } from './watchSight';

/**
 * Scrolls a row to its next item every `turnMs`, wrapping around, until the user touches or focuses
 * it, and only while visible. Disabled with reduced motion or without `turnMs`.
 */
export function useAutoTurn(row: RefObject<HTMLElement | null>, turnMs: number | undefined): void {
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
