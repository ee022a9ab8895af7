/** Time that runs only now and then; times are milliseconds of one clock. */
export type Stopwatch = {
  /** milliseconds that have run before it was stopped last */
  elapsed: number;
  /** when it was started, null while it stands still */
  since: number | null;
};

export const atZero: Stopwatch = { elapsed: 0, since: null };

/** How long it has run by `now`; a clock that is set back takes nothing away. */
export const elapsedBy = ({ elapsed, since }: Stopwatch, now: number): number =>
  elapsed + (since === null ? 0 : Math.max(now - since, 0));

/** Lets it run from `now` on; one that runs already goes on. */
export const started = (watch: Stopwatch, now: number): Stopwatch =>
  watch.since === null ? { ...watch, since: now } : watch;

/** Stops it at `now`, keeping what has run. */
export const stopped = (watch: Stopwatch, now: number): Stopwatch => ({
  elapsed: elapsedBy(watch, now),
  since: null,
});

/** What is left of `duration`, in milliseconds; never less than nothing. */
export const leftOf = (watch: Stopwatch, duration: number, now: number): number =>
  Math.max(duration - elapsedBy(watch, now), 0);
