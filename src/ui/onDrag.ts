import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isCollapsed } from './keyboard';
import { prefersReducedMotion } from './useMedia';

/** A sheet pulled below this fraction of its height closes without waiting for the snap. */
const closeFraction = 0.6;
/** px per ms: a finger lifted at this speed while pulling flings the sheet away. */
const flingSpeed = 0.5;
/** ms after which a finger's last movement no longer counts for its speed */
const staleMs = 80;

/** ms after which a browser has ended what a finger began */
const snapMs = 1000;

/** How long a sheet takes to fall, ms: less if it is fast. */
const [shortestFall, longestFall] = [180, 250];

/** Whether the device has touch input. Without it a sheet has no room to be pulled. */
export const canPull = (): boolean => matchMedia('(any-pointer: coarse)').matches;

/**
 * Follows the pull on a sheet: fades the scrim; when the user lets the sheet fall, it falls, and `onFall` is
 * called once. Only touch pulls a sheet down; overscroll by wheel, key or script is reset. Returns an
 * unsubscribe function.
 */
export function onDrag(pane: HTMLElement, scrim: HTMLElement, onFall: () => void): () => void {
  standUp(pane);
  const stop = new AbortController();
  let isTouching = false;
  let isPulled = false;
  /** where the pane stays, whatever the browser has begun; null otherwise */
  let pinned: number | null = null;
  let pinTimer: ReturnType<typeof setTimeout> | undefined;
  let isDone = false;
  let last = { y: pane.scrollTop, at: 0 };
  let speed = 0;

  /** the scroll position at which the panel is fully open */
  const openPosition = () => Math.min(pane.clientHeight, pane.scrollHeight - pane.clientHeight);
  /** px of the content above the panel's upper edge: 0 while its top is seen */
  const scrolledContent = () => Math.max(0, pane.scrollTop - openPosition());
  let scrolled = scrolledContent();
  let height = pane.clientHeight;
  let openAtHeight = openPosition();

  const finish = () => {
    isDone = true;
    fall(pane, Math.max(0, speed));
    scrim.style.opacity = '0';
    onFall();
  };

  const follow = ({ timeStamp }: Event) => {
    // A browser's compositor ends the pull where it would have ended before.
    if (pinned !== null && !isTouching && pane.scrollTop !== pinned) pane.scrollTop = pinned;
    const y = pane.scrollTop;
    const openAt = openPosition();
    const isFalling = y < last.y;
    // A browser that snaps again after a change of height says so before the observer below does.
    if (pane.clientHeight === height && pinned === null) scrolled = scrolledContent();
    if (y !== last.y) {
      speed = (last.y - y) / Math.max(1, timeStamp - last.at);
      last = { y, at: timeStamp };
    }
    if (isDone || openAt <= 0 || isCollapsed()) return;
    scrim.style.opacity = y < openAt ? String(Math.max(0, y / openAt)) : '';
    if (y >= openAt) return;
    if (!isPulled) {
      pane.scrollTop = openAt;
    } else if (y < 2 || (!isTouching && isFalling && y < openAt * closeFraction)) {
      finish();
    }
  };

  /** Opens the panel whole, with the content as it was. */
  const open = () => {
    pane.scrollTop = openPosition() + scrolled;
    scrim.style.opacity = '';
  };

  const unpin = () => {
    pinned = null;
  };
  const pin = () => {
    pinned = openPosition();
    open();
    clearTimeout(pinTimer);
    pinTimer = setTimeout(unpin, snapMs);
  };

  const release = (event: Event) => {
    isTouching = false;
    if (pinned !== null && !isDone) return pin();
    follow(event);
    const isPulling = pane.scrollTop < openPosition() - 16 && !isCollapsed();
    if (isDone || !isPulled || !isPulling) return;
    const isFlung = speed > flingSpeed && event.timeStamp - last.at < staleMs;
    const isAtOnce = prefersReducedMotion();
    if (isFlung || (isAtOnce && pane.scrollTop < openPosition() / 2)) finish();
    // A browser snaps back with a movement of its own.
    else if (isAtOnce) pin();
  };

  // The open position moves with the pane's height, which a native button, the keyboard and a rotation
  // change: what is seen at the panel's upper edge stays there.
  const resizeObserver = new ResizeObserver(() => {
    const isTurned = pane.clientHeight !== height && isTouching && last.y < openAtHeight;
    height = pane.clientHeight;
    openAtHeight = openPosition();
    if (isDone || isCollapsed()) return;
    // What the finger holds has gone from under it: the pull is over.
    if (isTurned) scrolled = 0;
    if (isTurned || pinned !== null) pinned = openPosition();
    if (isTurned || !isTouching) open();
  });
  for (const part of [pane, ...pane.children]) resizeObserver.observe(part);

  const listen = (types: string[], listener: (event: Event) => void, passive = true) => {
    for (const type of types) {
      pane.addEventListener(type, listener, { passive, signal: stop.signal });
    }
  };
  listen(['touchstart'], () => {
    isTouching = true;
  });
  listen(['touchstart', 'wheel', 'keydown'], unpin);
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
    if (isUp && pane.scrollTop <= openPosition() + 1) event.preventDefault();
  };
  listen(['wheel'], stopWheel, false);
  listen(['scroll'], follow);
  return () => {
    stop.abort();
    clearTimeout(pinTimer);
    resizeObserver.disconnect();
  };
}

/**
 * Moves the pane down until its panel is below the lower edge: one movement, at first at `speed` (px per ms).
 * Scrolling ends, because its momentum or its snapping would add to it; what a browser's compositor has begun
 * all the same is taken off the way that is left.
 */
function fall(pane: HTMLElement, speed: number): void {
  const { style } = pane;
  style.overflowY = 'hidden';
  style.scrollSnapType = 'none';
  // Ends a scroll that has begun; the same position would not.
  pane.scrollTop -= 1;
  // A pulled panel is as far above the lower edge as its pane is scrolled.
  const aim = () => style.setProperty('--fall', `${Math.min(pane.scrollTop, pane.clientHeight)}px`);
  const distance = Math.max(1, pane.scrollTop);
  const time = Math.min(longestFall, Math.max(shortestFall, distance / Math.max(speed, 0.1)));
  // The curve's slope at its beginning is the speed as a part of the distance.
  const rise = Math.min(1, (0.3 * speed * time) / distance);
  style.setProperty('--fall-time', `${time}ms`);
  style.setProperty('--fall-curve', `cubic-bezier(0.3, ${rise}, 0.7, 1)`);
  aim();
  pane.dataset.falling = '';
  pane.addEventListener('scroll', function follow() {
    if (pane.dataset.falling !== undefined) aim();
    else pane.removeEventListener('scroll', follow);
  });
}

/** Shows a pane again that has fallen: it opens once more, or another sheet kept it from closing. */
function standUp(pane: HTMLElement): void {
  if (pane.dataset.falling === undefined) return;
  delete pane.dataset.falling;
  Object.assign(pane.style, { overflowY: '', scrollSnapType: '' });
  pane.scrollTop = pane.clientHeight;
}

/** px that a sheet must be pulled down */
const pullPx = 56;
/** Beyond this fraction of its height, a pull closes the sheet. */
const closingFraction = 0.4;

/**
 * Pull to refresh in a sheet. A long pull closes it; a short one springs back and calls
 * `onRefresh`. `content` is any element in the sheet.
 */
export function usePullRefresh(content: RefObject<HTMLElement | null>, onRefresh: () => void) {
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    const pane = content.current?.closest('[data-scroller]');
    if (!pane) return;
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    const release = () => {
      // A sheet is fully open when its panel fills the pane, see onDrag.
      const openPosition = Math.min(pane.clientHeight, pane.scrollHeight - pane.clientHeight);
      const pulled = openPosition - pane.scrollTop;
      if (pulled >= pullPx && pulled < pane.clientHeight * closingFraction) refresh();
    };
    pane.addEventListener('touchend', release, options);
    return () => stop.abort();
  }, [content]);
}
