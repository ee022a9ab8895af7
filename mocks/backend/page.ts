/** A page of a list in the wire format. */
export type Page<T> = {
  content: T[];
  totalElements: number;
  totalPages: number;
  size: number;
  number: number;
  last: boolean;
};

/** Page `number` (zero-based) of `size` records. */
export function toPage<T>(list: readonly T[], size = 10, number = 0): Page<T> {
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
