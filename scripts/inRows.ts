/** Does the work for each of a list, so many at a time. */
export async function inRows<T>(
  rows: number,
  all: Iterable<T>,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const left = all[Symbol.iterator]();
  const row = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: rows }, row));
}
