import { isCollapsed } from './keyboard';

/** A sheet that falls below this part of its height closes without waiting for the snap. */
const fallLine = 0.6;
/** px a millisecond: a finger that lifts while pulling this fast has thrown the sheet away. */
const throwSpeed = 0.5;
/** ms after which a finger's last movement no longer tells its speed */
const restMs = 80;

/** Whether there is a finger to pull with. With a mouse alone a sheet has no room to be pulled. */
export const canPull = (): boolean => matchMedia('(any-pointer: coarse)').matches;

/**
 * Follows the pull on a sheet: fades the scrim with it and calls `onFall` once when a finger has
 * let the sheet fall. Only a finger pulls a sheet down: what a wheel, a key or a script scrolls
 * too far is put back. Returns an unsubscribe function.
 */
export function watchPull(pane: HTMLElement, scrim: HTMLElement, onFall: () => void): () => void {
  const stop = new AbortController();
  let isTouching = false;
  let isPulled = false;
  let isDone = false;
  let last = { y: pane.scrollTop, at: 0 };
  let speed = 0;

  /** the scroll position at which the panel stands open */
  const open = () => Math.min(pane.clientHeight, pane.scrollHeight - pane.clientHeight);

  const fall = () => {
    isDone = true;
    onFall();
  };

  const follow = ({ timeStamp }: Event) => {
    const y = pane.scrollTop;
    const full = open();
    const isFalling = y < last.y;
    if (y !== last.y) {
      speed = (last.y - y) / Math.max(1, timeStamp - last.at);
      last = { y, at: timeStamp };
    }
    if (isDone || full <= 0 || isCollapsed()) return;
    scrim.style.opacity = y < full ? String(Math.max(0, y / full)) : '';
    if (y >= full) return;
    if (!isPulled) {
      pane.scrollTop = full;
    } else if (y < 2 || (!isTouching && isFalling && y < full * fallLine)) {
      fall();
    }
  };

  const release = (event: Event) => {
    isTouching = false;
    follow(event);
    const isPulling = pane.scrollTop < open() - 16 && !isCollapsed();
    const isThrown = speed > throwSpeed && event.timeStamp - last.at < restMs;
    if (!isDone && isPulled && isPulling && isThrown) fall();
  };

  // The view grows back after a collapse, content arrives: an open panel stays open.
  const refit = new ResizeObserver(() => {
    if (!isTouching && !isCollapsed() && pane.scrollTop < open()) pane.scrollTop = open();
  });
  for (const part of [pane, ...pane.children]) refit.observe(part);

  const listen = (types: string[], listener: (event: Event) => void, passive = true) => {
    for (const type of types) {
      pane.addEventListener(type, listener, { passive, signal: stop.signal });
    }
  };
  listen(['touchstart'], () => {
    isTouching = true;
  });
  listen(['touchmove'], () => {
    isPulled = true;
  });
  listen(['touchend', 'touchcancel'], release);
  listen(['keydown'], () => {
    isPulled = false;
  });
  const stopWheel = (event: Event) => {
    isPulled = false;
    const isUp = event instanceof WheelEvent && event.deltaY < 0 && !event.ctrlKey;
    if (isUp && pane.scrollTop <= open() + 1) event.preventDefault();
  };
  listen(['wheel'], stopWheel, false);
  listen(['scroll'], follow);
  return () => {
    stop.abort();
    refit.disconnect();
  };
}
