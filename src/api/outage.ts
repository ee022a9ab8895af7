import { sleep } from './sleep';

/**
 * Pauses after 1, 2, 3 … consecutive failures, ms; the last one repeats. A single failure has none.
 */
const pauses = [0, 1000, 2000, 4000, 8000, 15_000];
/** Longest pause while the customer is interacting, ms. */
const pressedPauseMs = 1000;

export type OutageParts = {
  /** milliseconds of a monotonic clock */
  now: () => number;
  /** 0 (inclusive) to 1 (exclusive) */
  random: () => number;
  /** whether the customer has just pressed something */
  isPressed: () => boolean;
};

export type Outage = ReturnType<typeof createOutage>;

/** Outage state of a host or of one service behind it, with its current pause. */
export function createOutage({ now, random, isPressed }: OutageParts) {
  let failures = 0;
  let failedAt = 0;
  let pause = 0;
  let round = 0;
  let isProbed = false;
  let toldUntil = 0;

  function startRound() {
    round += 1;
    isProbed = false;
  }

  return {
    isOn: () => failures > 0,
    /** whether a probe is in flight */
    isProbed: () => isProbed,
    /** milliseconds left of the pause */
    left: () => failedAt + (isPressed() ? Math.min(pause, pressedPauseMs) : pause) - now(),
    /**
     * Incremented on each counted failure and each response; outcomes of earlier rounds are stale.
     */
    round: () => round,
    probe() {
      isProbed = failures > 0;
    },
    endProbe() {
      isProbed = false;
    },
    /** The server has asked not to be called for `ms`. */
    tell(ms: number) {
      toldUntil = Math.max(toldUntil, now() + ms);
    },
    /** Waits for the end of that, or an abort. */
    async told(signals: readonly AbortSignal[]): Promise<void> {
      const left = toldUntil - now();
      if (left > 0 && !signals.some(({ aborted }) => aborted)) await sleep(left, signals);
    },
    answer() {
      failures = 0;
      pause = 0;
      startRound();
    },
    fail() {
      const longest = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
      pause = longest * (0.75 + random() / 2);
      failures += 1;
      failedAt = now();
      startRound();
    },
  };
}
