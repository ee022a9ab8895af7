/** A long list in blocks of `length` entries that are mounted together. */
export const blocksOf = <T>(list: readonly T[], length: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, index) =>
    list.slice(index * length, (index + 1) * length),
  );
