/** Web vitals of a page: LCP and INP in milliseconds, CLS without a unit. */
export type Vital = { name: 'LCP' | 'INP' | 'CLS'; value: number };

/** Shifts closer than a second count together, for five seconds at most: the vital's own rule. */
const shiftGapMs = 1000;
const shiftWindowMs = 5000;

/** An interaction shorter than this is not told apart from none. */
const slowEventMs = 40;

/**
 * Measures from now on, with what the browser remembers from before; answers what to ask for the
 * values so far. A browser that cannot measure one leaves it out.
 */
export function watchVitals(Observer: typeof PerformanceObserver | undefined): () => Vital[] {
  let paint: number | null = null;
  let slowest: number | null = null;
  let shifts: number | null = null;
  let session = { value: 0, start: 0, last: Number.NEGATIVE_INFINITY };

  observe(Observer, { type: 'largest-contentful-paint' }, (entry) => {
    paint = entry.startTime;
  });
  const onEvent = (entry: PerformanceEntry) => {
    const isInteraction = 'interactionId' in entry ? Boolean(entry.interactionId) : true;
    if (isInteraction) slowest = Math.max(slowest ?? 0, entry.duration);
  };
  observe(Observer, { type: 'event', durationThreshold: slowEventMs }, onEvent);
  observe(Observer, { type: 'first-input' }, onEvent);
  const canShift = observe(Observer, { type: 'layout-shift' }, (entry) => {
    if (!('value' in entry) || typeof entry.value !== 'number') return;
    if ('hadRecentInput' in entry && entry.hadRecentInput) return;
    const { startTime } = entry;
    const isNew =
      startTime - session.last > shiftGapMs || startTime - session.start > shiftWindowMs;
    session = isNew
      ? { value: entry.value, start: startTime, last: startTime }
      : { ...session, value: session.value + entry.value, last: startTime };
    shifts = Math.max(shifts ?? 0, session.value);
  });

  return () => [
    ...(paint === null ? [] : [{ name: 'LCP', value: Math.round(paint) } as const]),
    ...(slowest === null ? [] : [{ name: 'INP', value: Math.round(slowest) } as const]),
    // a page without a shift has the best value there is
    ...(canShift ? [{ name: 'CLS', value: Math.round((shifts ?? 0) * 1000) / 1000 } as const] : []),
  ];
}

/** Whether the browser knows entries of that type. */
function observe(
  Observer: typeof PerformanceObserver | undefined,
  options: PerformanceObserverInit & { type: string; durationThreshold?: number },
  each: (entry: PerformanceEntry) => void,
): boolean {
  if (!Observer?.supportedEntryTypes?.includes(options.type)) return false;
  new Observer((list) => {
    for (const entry of list.getEntries()) each(entry);
  }).observe({ ...options, buffered: true });
  return true;
}
