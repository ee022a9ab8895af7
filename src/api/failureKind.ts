import * as limits from '../domain/limits';
import type { ApiError } from './result';

/**
 * - `refused`: rejected by the server, or not sent because nobody is logged in; has had no effect
 * - `retryable`: a status that §7 retries, or any other 5xx; may have taken effect
 * - `unknown`: no response, a timeout, or a response not from the API; may have taken effect
 */
export type FailureKind = 'refused' | 'retryable' | 'unknown';

const refusing: readonly (number | null)[] = [400, 401, 403, 404, 422];

/** §7: statuses after which a call is sent once more. */
export const isRetried = (status: number): boolean =>
  limits.retriedStatuses.some((retried) => retried === status);

/** Classifies a failed call (settled: refusals). User data is discarded only after `refused`. */
export function failureKind({ kind, status }: ApiError): FailureKind {
  if (kind === 'noToken') return 'refused';
  if (kind !== 'status' && kind !== 'unauthorized') return 'unknown';
  if (refusing.includes(status)) return 'refused';
  return isRetried(status ?? 0) || (status ?? 0) >= 500 ? 'retryable' : 'unknown';
}
