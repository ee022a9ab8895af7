import * as limits from '../domain/limits';
import type { Attempt } from './attempt';

/** §7: statuses that are retried once. */
export const isRetried = (status: number): boolean =>
  limits.retriedStatuses.some((retried) => retried === status);

/** §7: retry once on a dropped connection and on these statuses, but not after a timeout. */
export function deservesRetry(answer: Attempt | 'held'): boolean {
  if (typeof answer === 'string') return answer === 'network';
  return isRetried(answer.status);
}
