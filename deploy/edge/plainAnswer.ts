import type { PageRoute } from './visit.ts';
import type { PlainReason } from './visitPage.ts';

/** Search engines ask a shop that is switched off again after this, s. */
const retryAfter = '3600';

/**
 * Status and headers of a plain page. The app says the same on it; where only the edge could not read
 * something, the page is as good as any.
 */
export function plainAnswer(
  { name }: PageRoute,
  reason: PlainReason,
): { status: 200 | 404 | 503; headers: Record<string, string> } {
  if (reason === 'inactive') return { status: 503, headers: { 'Retry-After': retryAfter } };
  return { status: reason === 'no-shop' || name === null ? 404 : 200, headers: {} };
}
