import type { Db } from './db';

/** A page of a list in the wire format. */
export type Page<T> = {
  content: T[];
  totalElements: number;
  totalPages: number;
  size: number;
  number: number;
  last: boolean;
};

/** Page `number` (zero-based) of `size` records, or the whole list from a server without pages. */
export function toPage<T>(
  { sendsWholeLists }: Pick<Db, 'sendsWholeLists'>,
  list: readonly T[],
  size = 10,
  number = 0,
): Page<T> | readonly T[] {
  if (sendsWholeLists) return list;
  const totalPages = Math.ceil(list.length / size);
  return {
    content: list.slice(number * size, (number + 1) * size),
    totalElements: list.length,
    totalPages,
    size,
    number,
    last: number + 1 >= totalPages,
  };
}
