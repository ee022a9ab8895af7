/** A failing server says "none" for less long, ms: ten minutes, and what asks by a timer may be early. */
const certainMs = 570_000;
/** Older than this, a mark tells nothing of now, ms: two days, so that asking once a day still counts. */
const markMs = 48 * 3_600_000;

/**
 * Whether none is believed where there was something: the second time it is said, at least ten minutes after the
 * first. `mark` is when it was said first (epoch ms), null if it was not. Returns the mark to keep while what was
 * there stays; null once none is believed. A mark that is too old or of the future does not count.
 */
export function noneSince(mark: number | null, now: number): number | null {
  const age = now - (mark ?? Number.NaN);
  if (!(age >= 0 && age <= markMs)) return now;
  return age < certainMs ? mark : null;
}
