import type { Answer, Attempt } from './answer';
import type { Pass } from './backoff';
import { isOver, untilOver } from './untilOver';

/** A response requested by the inline script before the app loaded, if any. */
export type Early = (url: string, merchant: string) => Promise<Answer> | undefined;

/** The outcome of an early response, which counts for the backoff as any other. */
export async function readEarly(
  early: Promise<Answer>,
  enter: () => Promise<Pass | null>,
  ends: readonly AbortSignal[],
): Promise<Attempt> {
  const pass = await enter();
  const answer = await untilOver<Attempt>(ends, () => early).catch((error: unknown) =>
    error instanceof Event && error.type === 'timeout' ? 'timeout' : 'network',
  );
  pass?.end(isOver(ends) ? null : answer);
  return answer;
}
