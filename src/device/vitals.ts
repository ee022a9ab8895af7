/** A web vital: LCP and INP in milliseconds, CLS unitless. */
export type Vital = { name: 'LCP' | 'INP' | 'CLS'; value: number };

/** CLS session windows: shifts less than 1 s apart, at most 5 s in total. */
const shiftGapMs = 1000;
const shiftWindowMs = 5000;

/** Shorter interactions are not measured. */
const slowEventMs = 40;

/**
 * Starts measuring, including entries buffered by the browser. Returns a function that returns the
 * values so far, without those that the browser cannot measure.
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
    // no shifts: CLS is 0
    ...(canShift ? [{ name: 'CLS', value: Math.round((shifts ?? 0) * 1000) / 1000 } as const] : []),
  ];
}

/** Returns whether the browser supports entries of this type. */
function observe(
  Observer: typeof PerformanceObserver | undefined,
  options: PerformanceObserverInit & { type: string; durationThreshold?: number },
  onEntry: (entry: PerformanceEntry) => void,
): boolean {
  if (!Observer?.supportedEntryTypes?.includes(options.type)) return false;
  new Observer((list) => {
    for (const entry of list.getEntries()) onEntry(entry);
  }).observe({ ...options, buffered: true });
  return true;
}
