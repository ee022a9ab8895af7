import * as limits from '../domain/limits';
import { type Answer, isOverpriced, isOwnAnswer, isOwnError, readDescription } from './answer';
import { type ApiError, failure } from './result';
import { retryAfterMs } from './retryAfter';

/** §7: statuses after which a call is sent once more. */
export const isRetried = (status: number): boolean =>
  limits.retriedStatuses.some((retried) => retried === status);

/** The error for a non-2xx response. */
export function refusal(answer: Answer, token: string | null): ApiError {
  const { status } = answer;
  if (!isRetried(status) && status < 500 && !isOwnAnswer(answer)) return failure('unreadable')[0];
  const isNotTaken = [429, 503].includes(status) && isOwnError(answer);
  return {
    kind: status === 401 && token ? 'unauthorized' : 'status',
    status,
    description: readDescription(answer.text),
    ...(isOverpriced(answer.text) && { reason: 'overpriced' as const }),
    ...(status === 500 && isOwnError(answer) && { isOver: true }),
    ...(isNotTaken && { notTaken: { retryAfterMs: retryAfterMs(answer) } }),
  };
}
