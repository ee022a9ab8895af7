import { isCollapsed } from './keyboard';

/** A sheet that falls below this part of its height closes without waiting for the snap. */
const fallLine = 0.6;

/**
 * Follows the pull on a sheet: fades the scrim with it and calls `onFall` once when a finger has
 * let the sheet fall. Only a finger pulls a sheet down: what a wheel, a key or a script scrolls
 * too far is put back. Answers how to stop.
 */
export function watchPull(pane: HTMLElement, scrim: HTMLElement, onFall: () => void): () => void {
  const panel = pane.firstElementChild;
  let isTouching = false;
  let isPulled = false;
  let isDone = false;
  let last = pane.scrollTop;

  /** the scroll position at which the panel stands open */
  const open = () => Math.min(pane.clientHeight, pane.scrollHeight - pane.clientHeight);

  const fall = () => {
    if (isDone || isCollapsed()) return;
    isDone = true;
    onFall();
  };

  const follow = () => {
    const y = pane.scrollTop;
    const full = open();
    const isFalling = y < last;
    last = y;
    if (full <= 0) return;
    scrim.style.opacity = y < full ? String(Math.max(0, y / full)) : '';
    if (y >= full) return;
    if (!isPulled) pane.scrollTop = full;
    else if (y < 2 || (!isTouching && isFalling && y < full * fallLine)) fall();
  };

  const refit = new ResizeObserver(() => {
    if (!isTouching && !isCollapsed() && pane.scrollTop < open()) pane.scrollTop = open();
  });
  refit.observe(pane);
  if (panel) refit.observe(panel);

  const stop = new AbortController();
  const passive = { passive: true, signal: stop.signal };
  const release = () => {
    isTouching = false;
    follow();
  };
  const otherHand = () => {
    isPulled = false;
  };
  pane.addEventListener('touchstart', () => (isTouching = true), passive);
  pane.addEventListener('touchmove', () => (isPulled = true), passive);
  pane.addEventListener('touchend', release, passive);
  pane.addEventListener('touchcancel', release, passive);
  pane.addEventListener('wheel', otherHand, passive);
  pane.addEventListener('keydown', otherHand, passive);
  pane.addEventListener('scroll', follow, passive);
  return () => {
    stop.abort();
    refit.disconnect();
  };
}
