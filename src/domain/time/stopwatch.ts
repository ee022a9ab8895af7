/** A pausable stopwatch; times are milliseconds of one clock. */
export type Stopwatch = {
  /** milliseconds accumulated before the last stop */
  elapsed: number;
  /** start time, null while stopped */
  since: number | null;
};

export const atZero: Stopwatch = { elapsed: 0, since: null };

/** Elapsed time; a clock that is set back does not reduce it. */
export const elapsedBy = ({ elapsed, since }: Stopwatch, now: number): number =>
  elapsed + (since === null ? 0 : Math.max(now - since, 0));

/** Starts it; no effect if already running. */
export const started = (watch: Stopwatch, now: number): Stopwatch =>
  watch.since === null ? { ...watch, since: now } : watch;

export const stopped = (watch: Stopwatch, now: number): Stopwatch => ({
  elapsed: elapsedBy(watch, now),
  since: null,
});

/** Milliseconds left of `duration`, never negative. */
export const leftOf = (watch: Stopwatch, duration: number, now: number): number =>
  Math.max(duration - elapsedBy(watch, now), 0);
