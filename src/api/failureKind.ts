import type { ApiError } from './result';
import { isRetried } from './retried';

/**
 * - `refused`: rejected by the server, or not sent because nobody is logged in; has had no effect
 * - `retryable`: a status that §7 retries, or any other 5xx; may have taken effect
 * - `unknown`: no response, a timeout, or a response not from the API; may have taken effect
 */
export type FailureKind = 'refused' | 'retryable' | 'unknown';

const refusing: readonly (number | null)[] = [400, 401, 403, 404, 422];

/** Classifies a failed call (settled: refusals). User data is discarded only after `refused`. */
export function failureKind({ kind, status }: ApiError): FailureKind {
  if (kind === 'noToken') return 'refused';
  if (kind !== 'status' && kind !== 'unauthorized') return 'unknown';
  if (refusing.includes(status)) return 'refused';
  return isRetried(status ?? 0) || (status ?? 0) >= 500 ? 'retryable' : 'unknown';
}
