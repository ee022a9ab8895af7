/** There is too much to do already; what is asked for may be had a moment later. */
export class TooBusy extends Error {}

type Options = {
  /** how many may wait; more are refused */
  most: number;
  /** how many of them may be of one owner; default: all */
  mostOfOne?: number;
  /** how long the next waits after one that has taken so long, ms */
  restMs?: (tookMs: number) => number;
};

/** Runs one piece of work after the other; rejects with `TooBusy` when as many wait already. */
export function createTurns({ most, mostOfOne = most, restMs = () => 0 }: Options) {
  const waiting: string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(work: () => Promise<T>, owner = ''): Promise<T> {
    const own = waiting.filter((one) => one === owner).length;
    if (waiting.length >= most || own >= mostOfOne)
      return Promise.reject(new TooBusy('Too much is waiting already'));
    waiting.push(owner);
    let startMs = 0;
    const turn = last
      .then(() => {
        startMs = performance.now();
        return work();
      })
      .finally(() => {
        waiting.splice(waiting.indexOf(owner), 1);
      });
    last = turn.catch(() => undefined).then(() => pause(restMs(performance.now() - startMs)));
    return turn;
  };
}

const pause = (ms: number): Promise<void> | undefined =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined;
