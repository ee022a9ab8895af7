/**
 * ms between two taps that belong together: a person who means two things takes longer, and a sheet
 * that falls has fallen by then.
 */
const pairMs = 250;
/** px between them: a fingertip does not land twice on the same spot */
const nearPx = 24;

let lastTap = Number.NEGATIVE_INFINITY;

/** When the last tap was, in milliseconds as `performance.now()` counts them. */
export const timeOfLastTap = (): number => lastTap;

/**
 * Remembers when the last tap was, and lets the second tap of a quick pair go nowhere when the first
 * has closed or opened a sheet: it would fall on what lies there now, which may be the button that
 * orders. Returns an unsubscribe function.
 */
export function watchTaps(): () => void {
  const stop = new AbortController();
  let last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, layer: null as Element | null };
  const look = (tap: MouseEvent) => {
    lastTap = tap.timeStamp;
    // A key's click has no place, and Enter held down is not a finger's slip.
    if (tap.detail === 0) return;
    const { target, clientX: x, clientY: y, timeStamp: at } = tap;
    const layer = target instanceof Element ? target.closest('[role=dialog]') : null;
    const isSecond = at - last.at < pairMs && Math.hypot(x - last.x, y - last.y) < nearPx;
    if (isSecond && layer !== last.layer) {
      tap.preventDefault();
      tap.stopPropagation();
    } else last = { at, x, y, layer };
  };
  addEventListener('click', look, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
