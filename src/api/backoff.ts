import type { Attempt } from './attempt';
import { createOutage, type Outage, type OutageParts } from './outage';
import { sleep } from './sleep';

/** A read is held back for no longer than this, ms; then it fails as if it had been sent. */
const longestHoldMs = 3000;

/** A call that may go out; `end` is told what came of it, null when its caller gave up. */
type Pass = { end(outcome: Attempt | null): void };

export type Backoff = ReturnType<typeof createBackoff>;

/**
 * Growing pauses for a server that is out of reach, over all calls together. No answer at all counts
 * for the host; a gateway's 502, 503 and 504 for the service behind it, as the others may be well.
 * After a pause one read goes ahead; the first answer lets all out.
 */
export function createBackoff({
  now = () => performance.now(),
  random = Math.random,
  isPressed = () => false,
}: Partial<OutageParts> = {}) {
  const outages = new Map<string, Outage>();
  let wake: () => void = () => undefined;
  let change = Promise.resolve();
  tell();

  /** Lets everybody who waits look once more. */
  function tell(): void {
    wake();
    change = new Promise((resolve) => {
      wake = resolve;
    });
  }

  function outageOf(name: string) {
    const outage = outages.get(name) ?? createOutage({ now, random, isPressed });
    outages.set(name, outage);
    return outage;
  }

  /** Returns whether the read may go out; the first one is the probe that the others wait for. */
  async function hold(both: readonly Outage[], signals: readonly AbortSignal[]): Promise<boolean> {
    const end = now() + longestHoldMs;
    while (!signals.some(({ aborted }) => aborted)) {
      const pause = Math.max(...both.map((outage) => outage.left()));
      if (pause <= 0 && !both.some((outage) => outage.isProbed())) {
        for (const outage of both) outage.probe();
        return true;
      }
      const patience = end - now();
      // Another call's slow answer is no reason to fail.
      if (patience <= 0) return pause <= 0;
      await sleep(pause > 0 ? Math.min(pause, patience) : patience, signals, change);
    }
    return true;
  }

  return {
    /**
     * Waits until the call may go out. One that is `held` (a read) waits while there is a pause, 3 s
     * at most; null: it is not to be sent. All else goes at once, and what comes of it counts too.
     */
    async enter(
      { baseURL, path, isHeld }: { baseURL: string; path: string; isHeld: boolean },
      signals: readonly AbortSignal[],
    ): Promise<Pass | null> {
      const host = outageOf(baseURL);
      const service = outageOf(`${baseURL} ${path.split('/')[1]}`);
      const both = [host, service];
      const waits = isHeld && both.some((outage) => outage.isOn());
      if (waits && !(await hold(both, signals))) return null;
      const sent = both.map((outage) => ({ outage, round: outage.round() }));
      return {
        end(outcome) {
          for (const { outage, round } of sent) {
            const sign = outage === host ? ofHost(outcome) : ofService(outcome);
            if (sign === 'answer') outage.answer();
            else if (outage.round() !== round) continue;
            else if (sign === 'failure') outage.fail();
            else if (waits) outage.endProbe();
          }
          tell();
        },
      };
    },
    /** Ends all pauses, as when the device is back on line. */
    resume(): void {
      for (const outage of outages.values()) outage.answer();
      tell();
    },
  };
}

type Sign = 'answer' | 'failure' | null;

const ofHost = (outcome: Attempt | null): Sign =>
  outcome && (typeof outcome === 'string' ? 'failure' : 'answer');

/** A server that says when to come back is waited for by its own word. */
function ofService(outcome: Attempt | null): Sign {
  if (outcome === null || typeof outcome === 'string') return null;
  const isDown = [502, 503, 504].includes(outcome.status) && !outcome.retryAfter;
  return isDown ? 'failure' : 'answer';
}
