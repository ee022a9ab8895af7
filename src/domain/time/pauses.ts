/** Pauses between tries at one thing, seconds; the last one repeats. */
const pauses = [0.5, 1, 2, 3, 5, 8, 10, 15, 20, 30, 60] as const;

export type Pause = (typeof pauses)[number];

/**
 * A time up to a quarter longer, so that a server that comes back is not met by all who wait for it at
 * once. `random`: 0 (inclusive) to 1 (exclusive).
 */
export const spread = (ms: number, random: number): number => ms * (1 + random / 4);

/**
 * Milliseconds to wait after so many tries, where the pause after the first one is `first` seconds;
 * `random`, as above, where many wait for one server.
 */
export function pauseMs(first: Pause, tries: number, random = 0): number {
  const seconds = pauses[pauses.indexOf(first) + tries - 1] ?? 60;
  return spread(seconds * 1000, random);
}
