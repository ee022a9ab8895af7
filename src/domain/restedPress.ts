import * as limits from './limits';

/** `costs`: a press orders, pays, cancels or deletes. */
export type Stake = keyof typeof limits.restMs;

/**
 * A press belongs to the screen that it was begun on: it counts only if that had been at rest for a
 * moment. Both times in ms of the same clock; a screen that still moves has come to rest at no time,
 * which is Infinity.
 */
export const isRested = (restingSince: number, begunAt: number, stake: Stake): boolean =>
  begunAt - restingSince >= limits.restMs[stake];
