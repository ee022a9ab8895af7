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

/**
 * Lets so many pieces of work run at once, `forOne` of them for one owner; of those who wait each
 * owner has a turn before any has another. So a shop that asks for much holds up itself. On one
 * thread more at once are no faster, and each holds its memory for longer.
 */
export function createGate(atOnce: number, forOne = atOnce) {
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let free = atOnce;
  const countOf = (owner: string) => running.get(owner) ?? 0;

  function begin(owner: string): void {
    free -= 1;
    running.set(owner, countOf(owner) + 1);
  }

  function end(owner: string): void {
    free += 1;
    if (countOf(owner) > 1) running.set(owner, countOf(owner) - 1);
    else running.delete(owner);
    for (const [next, [start, ...others]] of waiting) {
      if (free === 0) return;
      if (!start || countOf(next) >= forOne) continue;
      // the end of the map is who was served last
      waiting.delete(next);
      if (others.length > 0) waiting.set(next, others);
      begin(next);
      start();
      return;
    }
  }

  return async function inside<T>(work: () => Promise<T>, owner = ''): Promise<T> {
    if (free > 0 && countOf(owner) < forOne) begin(owner);
    else {
      await new Promise<void>((resolve) => {
        waiting.set(owner, [...(waiting.get(owner) ?? []), resolve]);
      });
    }
    try {
      return await work();
    } finally {
      end(owner);
    }
  };
}

/** Runs work with somebody's response or shop of this size once it may be read and drawn. */
export type WhenFree = <T>(bytes: number, owner: string, work: () => Promise<T>) => Promise<T>;

/** Somebody's use of what only one may use at a time. */
export type Slice = {
  /** it has lasted its time, and another may have begun */
  isOver: () => boolean;
  /** it lasts until `end`, however long that takes */
  keep(): void;
  end(): void;
};

/**
 * Lets one use something at a time, in the order in which they ask, and nobody for longer than
 * `sliceMs`: who needs more asks again, behind those who wait. So one that never ends stops nobody.
 */
export function createSlices(sliceMs: number): () => Promise<Slice> {
  const queue: (() => void)[] = [];
  let isTaken = false;

  function next(): void {
    const start = queue.shift();
    isTaken = start !== undefined;
    start?.();
  }

  function begin(): Slice {
    let isOver = false;
    const end = () => {
      clearTimeout(timer);
      if (isOver) return;
      isOver = true;
      next();
    };
    const timer = setTimeout(end, sliceMs);
    return { isOver: () => isOver, keep: () => clearTimeout(timer), end };
  }

  return () =>
    new Promise((resolve) => {
      queue.push(() => resolve(begin()));
      if (!isTaken) next();
    });
}
