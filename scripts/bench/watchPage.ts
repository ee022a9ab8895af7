/** What a page tells of its own start, in milliseconds since its navigation began. */
export type Told = {
  /** what is waited for is on screen, at the place where it stays */
  ready: number;
  /** React answers for it */
  live: number;
  /** the end of the last long task so far */
  lastTask: number;
  /** layout shift without a person's doing, summed */
  shift: number;
};

/** What the console's line begins with that tells of a start. */
export const startLine = 'start ';

type Watch = { selector: string; quietMs: number; line: string };

/**
 * Runs in the page before everything else, and writes a line to the console once what is waited for
 * is live and no long task has run for `quietMs`. Nothing looks into the page before: what a driver
 * brings along to do so is 300 kB of code, which a slow processor reads for a tenth of a second.
 */
export function watchPage({ selector, quietMs, line }: Watch): void {
  const told: Told = { ready: 0, live: 0, lastTask: 0, shift: 0 };
  let place = '';
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) told.lastTask = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isOwn = 'hadRecentInput' in entry && !entry.hadRecentInput;
      if (isOwn && 'value' in entry && typeof entry.value === 'number') told.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const found = document.querySelector(selector);
    const box = found?.getBoundingClientRect();
    if (found && box && box.height > 0 && box.top < innerHeight && found.textContent) {
      const now = [box.x, box.y, box.width, box.height].join(' ');
      if (now !== place) told.ready = performance.now();
      place = now;
      const isReact = Object.keys(found).some((key) => key.startsWith('__reactFiber'));
      if (isReact && told.live === 0) told.live = performance.now();
    }
    const isOver =
      told.live > 0 && performance.now() - Math.max(told.live, told.lastTask) > quietMs;
    if (isOver) console.debug(line + JSON.stringify(told));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
