import * as limits from '../domain/limits';

/** §7: statuses after which a call is sent once more. */
export const isRetried = (status: number): boolean =>
  limits.retriedStatuses.some((retried) => retried === status);
