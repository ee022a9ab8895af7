/**
 * Tells the developer what went wrong: a record that was left out, a screen that failed. It names
 * calls and fields, never what a person has typed or what identifies them.
 */
export function report(what: unknown): void {
  console.warn('[storefront]', what);
}
