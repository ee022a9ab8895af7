/** A page's start times, in milliseconds since navigation start. */
export type Told = {
  /** the awaited element is on screen in its final position */
  ready: number;
  /** React has mounted it */
  live: number;
  /** the end of the last long task so far */
  lastTask: number;
  /** sum of layout shifts without recent input */
  shift: number;
};

/** Prefix of the console line that reports a start. */
export const startLine = 'start ';

type Watch = { selector: string; quietMs: number; line: string };

/**
 * Runs in the page before anything else and logs a line once the awaited element is mounted and no
 * long task has run for `quietMs`. The driver must not look into the page before that: its injected
 * code is 300 kB, which takes a slow processor 100 ms to parse.
 */
export function watchPage({ selector, quietMs, line }: Watch): void {
  const times: Told = { ready: 0, live: 0, lastTask: 0, shift: 0 };
  let lastBox = '';
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) times.lastTask = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isOwn = 'hadRecentInput' in entry && !entry.hadRecentInput;
      if (isOwn && 'value' in entry && typeof entry.value === 'number') times.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const check = () => {
    const found = document.querySelector(selector);
    const box = found?.getBoundingClientRect();
    if (found && box && box.height > 0 && box.top < innerHeight && found.textContent) {
      const now = [box.x, box.y, box.width, box.height].join(' ');
      if (now !== lastBox) times.ready = performance.now();
      lastBox = now;
      const isMounted = performance.getEntriesByName('home mounted').length > 0;
      if (isMounted && times.live === 0) times.live = performance.now();
    }
    const isOver =
      times.live > 0 && performance.now() - Math.max(times.live, times.lastTask) > quietMs;
    if (isOver) console.debug(line + JSON.stringify(times));
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
