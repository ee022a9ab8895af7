import { type Attempt, retryAfterMs } from './answer';

/**
 * Pauses after 1, 2, 3 … consecutive failures, ms, each a quarter shorter or longer; the last one
 * repeats. A single failure has none.
 */
const pauses = [0, 1000, 2000, 4000, 8000, 15_000];
/** Longest pause while the customer is interacting, ms. */
const pressedPauseMs = 1000;
/** Longest time a read is held, ms; then it fails as a network error. */
const longestHoldMs = 3000;

/** Permission to send; `end` reports the outcome, null if the caller aborted. */
export type Pass = { end(outcome: Attempt | null): void };

export type Backoff = ReturnType<typeof createBackoff>;

type Parts = {
  /** milliseconds of a monotonic clock */
  now: () => number;
  /** 0 (inclusive) to 1 (exclusive) */
  random: () => number;
  /** whether the customer has just pressed something */
  isPressed: () => boolean;
};

/**
 * Shared backoff for a host out of reach: after a pause one read probes, and the first response
 * releases all waiting calls. `Retry-After` pauses every call to the host.
 */
export function createBackoff({
  now = () => performance.now(),
  random = Math.random,
  isPressed = () => false,
}: Partial<Parts> = {}) {
  /** `round` counts failures and responses: outcomes of calls from earlier rounds are stale. */
  const blank = () => ({ failures: 0, failedAt: 0, pause: 0, round: 0, isProbed: false, told: 0 });
  type Host = ReturnType<typeof blank>;
  const hosts = new Map<string, Host>();
  let wake: () => void = () => undefined;
  let changed = Promise.resolve();

  /** Begins the host's next round; waiting calls check again. */
  function count(host: Host, failures: number): void {
    const longest = pauses[Math.min(failures, pauses.length) - 1] ?? 0;
    const pause = longest * (0.75 + random() / 2);
    Object.assign(host, { failures, pause, failedAt: now(), isProbed: false });
    host.round += 1;
    wakeAll();
  }

  function wakeAll(): void {
    wake();
    changed = new Promise((resolve) => {
      wake = resolve;
    });
  }

  const pauseOf = ({ pause, failedAt }: Host) =>
    failedAt + (isPressed() ? Math.min(pause, pressedPauseMs) : pause) - now();

  /** Resolves to whether the read may be sent; the first one becomes the probe the others wait for. */
  async function hold(host: Host, signals: readonly AbortSignal[]): Promise<boolean> {
    const end = now() + longestHoldMs;
    while (!signals.some(({ aborted }) => aborted)) {
      const pause = pauseOf(host);
      if (pause <= 0 && !host.isProbed) {
        host.isProbed = host.failures > 0;
        return true;
      }
      const timeLeft = end - now();
      // A slow probe is no reason to fail.
      if (timeLeft <= 0) return pause <= 0;
      await sleep(pause > 0 ? Math.min(pause, timeLeft) : timeLeft, signals, changed);
    }
    return true;
  }

  return {
    /**
     * Waits until the call may be sent. A held call (a read) waits for up to 3 s during a pause;
     * null means do not send. Other calls go at once, and their outcome counts too.
     */
    async enter(
      { baseURL, isHeld }: { baseURL: string; isHeld: boolean },
      signals: readonly AbortSignal[],
    ): Promise<Pass | null> {
      const host = hosts.get(baseURL) ?? blank();
      hosts.set(baseURL, host);
      await sleep(host.told - now(), signals);
      const waits = isHeld && host.failures > 0;
      if (waits && !(await hold(host, signals))) return null;
      const { round } = host;
      return {
        end(outcome) {
          if (outcome && typeof outcome !== 'string') {
            const told = retryAfterMs(outcome);
            if (told > 0) host.told = Math.max(host.told, now() + told);
            count(host, 0);
          } else if (host.round !== round) return;
          else if (outcome) count(host, host.failures + 1);
          else if (waits) {
            host.isProbed = false;
            wakeAll();
          }
        },
      };
    },
    /** Ends all pauses, e.g. when the device comes back online. */
    resume(): void {
      for (const host of hosts.values()) count(host, 0);
    },
  };
}

/** Waits `ms`, or until one of `signals` aborts or `woken` resolves. */
async function sleep(
  ms: number,
  signals: readonly AbortSignal[],
  woken?: Promise<void>,
): Promise<void> {
  if (ms <= 0 || signals.some(({ aborted }) => aborted)) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    for (const signal of signals) signal.addEventListener('abort', end);
    void woken?.then(end);
  });
}
