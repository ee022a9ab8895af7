/** The latest reports are of no use without the first. */
const most = 20;

/** What was reported and nobody has heard yet; who sends reports on puts an own `push` here. */
export const reports: unknown[] = [];

/**
 * Tells the developer what went wrong: a record that was left out, a call that failed, a screen that
 * did. It names calls and fields, never what a person has typed or what identifies them.
 */
export function report(what: unknown): void {
  console.warn('[storefront]', what);
  if (reports.length < most) reports.push(what);
}
