/** Limit of the queue; later reports are dropped, because the first ones matter most. */
const maxReports = 20;

/** Reports not yet sent; `startReporting` replaces `push` to receive further ones. */
export const reports: unknown[] = [];

/**
 * Logs a problem for developers: a dropped record, a failed request, a crashed screen. Must contain
 * only calls and field names, never user input or personal data.
 */
export function report(what: unknown): void {
  console.warn('[storefront]', what);
  if (reports.length < maxReports) reports.push(what);
}
