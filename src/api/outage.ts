/** Pauses after 1, 2, 3 … failures in a row, ms; the last one goes on. A single failure may be a blip. */
const pauses = [0, 1000, 2000, 4000, 8000, 15_000];
/** No pause is longer than this while the person is pressing something, ms. */
const pressedPauseMs = 1000;

export type OutageParts = {
  /** milliseconds of a clock that nobody sets */
  now: () => number;
  /** 0 up to 1 */
  random: () => number;
  /** whether the person has just pressed something */
  isPressed: () => boolean;
};

export type Outage = ReturnType<typeof createOutage>;

/** Whether a host, or one service behind it, is out of reach, and how long it is left alone. */
export function createOutage({ now, random, isPressed }: OutageParts) {
  let failures = 0;
  let failedAt = 0;
  let pause = 0;
  let round = 0;
  let isProbed = false;

  function begin() {
    round += 1;
    isProbed = false;
  }

  return {
    isOn: () => failures > 0,
    /** whether a read is out to see if there is an answer again */
    isProbed: () => isProbed,
    /** milliseconds of the pause that are left */
    left: () => failedAt + (isPressed() ? Math.min(pause, pressedPauseMs) : pause) - now(),
    /** Grows with each failure that counts and each answer: what was sent earlier says nothing new. */
    round: () => round,
    probe() {
      isProbed = failures > 0;
    },
    endProbe() {
      isProbed = false;
    },
    answer() {
      failures = 0;
      pause = 0;
      begin();
    },
    fail() {
      const longest = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
      pause = longest * (0.75 + random() / 2);
      failures += 1;
      failedAt = now();
      begin();
    },
  };
}
