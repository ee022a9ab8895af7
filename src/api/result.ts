import { limits } from '../domain/limits';
import type { Localized } from '../domain/text/language';
import { type Answer, isOverpriced, isOwnRefusal, readDescription } from './answer';

/**
 * Why a call has no result.
 *
 * - `network`: no answer, the connection dropped, the caller aborted, or a read was not sent because
 *   the server is out of reach (`backoff`); `timeout`: none in 30 s (§7)
 * - `status`: the server did not say yes
 * - `unauthorized`: a 401 on a call that carried a token; without one it is a plain `status`
 * - `unreadable`: an answer that cannot be read: to a yes, or a page or nothing with a status that
 *   would be a refusal if the API had said it. The call may well have been carried out
 * - `noToken`: nobody is logged in, nothing was sent
 * - `ended`: what the call belongs to has ended, see `CallScope`; there is nothing to say about it
 *
 * `status` is the API's own, null where it gave none; `description` is the server's own sentence for
 * the customer. `failureKind` tells refusals from all else.
 */
export type ApiError = {
  kind: 'network' | 'timeout' | 'status' | 'unreadable' | 'unauthorized' | 'noToken' | 'ended';
  status: number | null;
  description: Localized | null;
  /** a refusal that the app has words for, where the server has none */
  reason?: 'overpriced';
};

/** A call's answer: `[error, null]` or `[null, result]` (§7). */
export type Result<T> = [ApiError, null] | [null, T];

/** §7: the statuses after which a call is made once more. */
export const isRetried = (status: number): boolean =>
  limits.retriedStatuses.some((retried) => retried === status);

/** What an answer that is not a yes says. */
export function refusal(answer: Answer, token: string | null): ApiError {
  const { status } = answer;
  if (!isRetried(status) && status < 500 && !isOwnRefusal(answer)) return failure('unreadable')[0];
  return failure(status === 401 && token ? 'unauthorized' : 'status', answer)[0];
}

export function failure(kind: ApiError['kind'], answer: Answer | null = null): [ApiError, null] {
  const description = answer && readDescription(answer.text);
  const reason = answer && isOverpriced(answer.text) ? ({ reason: 'overpriced' } as const) : {};
  return [{ kind, status: answer?.status ?? null, description, ...reason }, null];
}
