/** There is too much to do already; what is asked for may be had a moment later. */
export class TooBusy extends Error {}

/** Runs one piece of work after the other; rejects with `TooBusy` when `most` wait already. */
export function createTurns(most: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= most) return Promise.reject(new TooBusy('Too much is waiting already'));
    waiting += 1;
    const turn = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}
