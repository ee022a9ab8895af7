import { limits } from '../domain/limits';
import type { ApiError } from './result';

/**
 * - `refused`: the server read the call and said no, or the call was never sent because nobody is
 *   logged in. It has not been carried out
 * - `retryable`: the statuses after which §7 repeats a call, and every other 5xx. It may have been
 *   carried out
 * - `unknown`: no answer, not in time, or one that is not the API's own. It may have been carried out
 */
export type FailureKind = 'refused' | 'retryable' | 'unknown';

const refusing: readonly (number | null)[] = [400, 401, 403, 404, 422];

/**
 * What a failed call says about the call (readings: settled later). What belongs to the person is
 * dropped only after a refusal.
 */
export function failureKind({ kind, status }: ApiError): FailureKind {
  if (kind === 'noToken') return 'refused';
  if (kind !== 'status' && kind !== 'unauthorized') return 'unknown';
  if (refusing.includes(status)) return 'refused';
  const isRetried = limits.retriedStatuses.some((each) => each === status);
  return isRetried || (status ?? 0) >= 500 ? 'retryable' : 'unknown';
}
