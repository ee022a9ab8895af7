/**
 * Makes a call that may throw because the client is old or the host is gone; the handle's methods
 * never throw. Returns the call's result, or undefined if it threw.
 */
export function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}
