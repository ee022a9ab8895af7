/**
 * Maximum ms between the taps of a double tap: two deliberate taps take longer, and by then a
 * closing sheet is gone.
 */
const pairMs = 250;
/** px between them: a finger does not land twice on the same spot */
const nearPx = 24;

let lastTap = Number.NEGATIVE_INFINITY;

/** Time of the last tap, in ms as `performance.now()`. */
export const timeOfLastTap = (): number => lastTap;

/**
 * Records the last tap, and swallows the second tap of a double tap if the first opened or closed a
 * sheet: it would hit whatever is there now, possibly the order button. Returns an unsubscribe
 * function.
 */
export function watchTaps(): () => void {
  const stop = new AbortController();
  let last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, layer: null as Element | null };
  const handleTap = (tap: MouseEvent) => {
    lastTap = tap.timeStamp;
    // A keyboard click has no position, and holding Enter is not a double tap.
    if (tap.detail === 0) return;
    const { target, clientX: x, clientY: y, timeStamp: at } = tap;
    const layer = target instanceof Element ? target.closest('[role=dialog]') : null;
    const isSecond = at - last.at < pairMs && Math.hypot(x - last.x, y - last.y) < nearPx;
    if (isSecond && layer !== last.layer) {
      tap.preventDefault();
      tap.stopPropagation();
    } else last = { at, x, y, layer };
  };
  addEventListener('click', handleTap, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
