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
