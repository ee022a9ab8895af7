/**
 * Tells the developer what went wrong: a record that was left out, a screen that failed. It names
 * calls and fields, never what a person has typed or what identifies them.
 */
export function report(what: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.warn('[storefront]', what);
}
