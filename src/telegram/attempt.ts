/**
 * Makes a call that the client may refuse: an old version, a host that is gone. What it refuses is
 * done without, as the handle promises. Returns what the call answered, else undefined.
 */
export function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}
