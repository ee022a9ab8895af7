/**
 * Lets so many pieces of work run at once; the others wait in the order in which they came. On one
 * thread more at once are no faster, and each holds its memory for longer.
 */
export function createGate(atOnce: number) {
  const queue: (() => void)[] = [];
  let free = atOnce;
  return async function inside<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
