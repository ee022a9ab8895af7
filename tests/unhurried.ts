/**
 * A clock that advances one minute per reading, so that every backoff is over by the next retry
 * (src/api/backoff).
 */
export function unhurried(): () => number {
  let time = 0;
  return () => {
    time += 60_000;
    return time;
  };
}
