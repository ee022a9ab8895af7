import type { Attempt } from './answer';
import { createOutage, type Outage, type OutageParts } from './outage';
import { retryAfterMs } from './retryAfter';
import { sleep } from './sleep';

/** Longest time a read is held, ms; then it fails as a network error. */
const longestHoldMs = 3000;

/** Permission to send; `end` reports the outcome, null if the caller aborted. */
export type Pass = { end(outcome: Attempt | null): void };

export type Backoff = ReturnType<typeof createBackoff>;

/**
 * Shared backoff for an unreachable server. No response counts against the host; a gateway's 502,
 * 503 and 504 count against the service behind it, since others may be up. After a pause one read
 * probes, and the first response releases all waiting calls. `Retry-After` pauses every call to the
 * host.
 */
export function createBackoff({
  now = () => performance.now(),
  random = Math.random,
  isPressed = () => false,
}: Partial<OutageParts> = {}) {
  const outages = new Map<string, Outage>();
  let wake: () => void = () => undefined;
  let changed = Promise.resolve();
  wakeAll();

  /** Wakes all waiting calls to check again. */
  function wakeAll(): void {
    wake();
    changed = new Promise((resolve) => {
      wake = resolve;
    });
  }

  function outageOf(name: string) {
    const outage = outages.get(name) ?? createOutage({ now, random, isPressed });
    outages.set(name, outage);
    return outage;
  }

  /**
   * Resolves to whether the read may be sent; the first one becomes the probe the others wait for.
   */
  async function hold(both: readonly Outage[], signals: readonly AbortSignal[]): Promise<boolean> {
    const end = now() + longestHoldMs;
    while (!signals.some(({ aborted }) => aborted)) {
      const pause = Math.max(...both.map((outage) => outage.left()));
      if (pause <= 0 && !both.some((outage) => outage.isProbed())) {
        for (const outage of both) outage.probe();
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
      { baseURL, path, isHeld }: { baseURL: string; path: string; isHeld: boolean },
      signals: readonly AbortSignal[],
    ): Promise<Pass | null> {
      const host = outageOf(baseURL);
      const service = outageOf(`${baseURL} ${path.split('/')[1]}`);
      const both = [host, service];
      await host.told(signals);
      const waits = isHeld && both.some((outage) => outage.isOn());
      if (waits && !(await hold(both, signals))) return null;
      const sent = both.map((outage) => ({ outage, round: outage.round() }));
      return {
        end(outcome) {
          if (outcome && typeof outcome !== 'string') host.tell(retryAfterMs(outcome));
          for (const { outage, round } of sent) {
            const verdict = outage === host ? ofHost(outcome) : ofService(outcome);
            if (verdict === 'answer') outage.answer();
            else if (outage.round() !== round) continue;
            else if (verdict === 'failure') outage.fail();
            else if (waits) outage.endProbe();
          }
          wakeAll();
        },
      };
    },
    /** Ends all pauses, e.g. when the device comes back online. */
    resume(): void {
      for (const outage of outages.values()) outage.answer();
      wakeAll();
    },
  };
}

type Verdict = 'answer' | 'failure' | null;

const ofHost = (outcome: Attempt | null): Verdict =>
  outcome && (typeof outcome === 'string' ? 'failure' : 'answer');

/** A response with `Retry-After` says itself how long to wait. */
function ofService(outcome: Attempt | null): Verdict {
  if (outcome === null || typeof outcome === 'string') return null;
  const isDown = [502, 503, 504].includes(outcome.status) && !outcome.retryAfter;
  return isDown ? 'failure' : 'answer';
}
