/**
 * A clock on which a minute passes from each look to the next: whoever asks an unreachable server once
 * more has waited long enough for its pauses to be over (src/api/backoff).
 */
export function unhurried(): () => number {
  let time = 0;
  return () => {
    time += 60_000;
    return time;
  };
}
