import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from './prefersReducedMotion';

/**
 * Turns a row to its next item every `turnMs`, the first after the last: until somebody touches or
 * enters it, and only while it can be seen. Never where nothing is to move, nor without `turnMs`.
 */
export function useAutoTurn(row: RefObject<HTMLElement | null>, turnMs: number | undefined): void {
  const isTouched = useRef(false);
  useEffect(() => {
    const pane = row.current;
    if (!pane || turnMs === undefined || isTouched.current) return;
    if (prefersReducedMotion()) return;
    let isInSight = false;
    const sight = new IntersectionObserver(
      ([entry]) => {
        isInSight = entry?.isIntersecting ?? false;
      },
      { threshold: 0.5 },
    );
    sight.observe(pane);
    const timer = setInterval(() => {
      if (isInSight && !document.hidden) turn(pane);
    }, turnMs);
    const stop = () => {
      clearInterval(timer);
      sight.disconnect();
      for (const event of touches) pane.removeEventListener(event, leave);
    };
    const leave = () => {
      isTouched.current = true;
      stop();
    };
    for (const event of touches) pane.addEventListener(event, leave, { passive: true });
    return stop;
  }, [row, turnMs]);
}

const touches = ['pointerdown', 'touchstart', 'wheel', 'focusin', 'keydown'] as const;

function turn(pane: HTMLElement): void {
  const places = [...pane.children].map((item) => item.getBoundingClientRect().x);
  const [first, second] = places;
  if (first === undefined || second === undefined) return;
  // scrollLeft is negative where reading goes from right to left, and so is the step
  const step = second - first;
  const isAtEnd =
    Math.abs(pane.scrollLeft) + pane.clientWidth >= pane.scrollWidth - Math.abs(step) / 2;
  const left = isAtEnd ? 0 : pane.scrollLeft + step;
  pane.scrollTo({ left, behavior: 'smooth' });
}
