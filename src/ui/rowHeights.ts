/** The heights of a list's rows, px: of those seen so far, and an estimate for the others. */
export type RowHeights = {
  set(index: number, height: number): void;
  /** the height of the rows from `from` up to, not including, `to` */
  between(from: number, to: number): number;
  /** the row at a distance from the start of the list, of `length` rows */
  rowAt(distance: number, length: number): number;
  /** whether any row has been measured */
  isKnown(): boolean;
  clear(): void;
};

/**
 * The estimate is the mean of the rows that are measured first. It does not change afterwards:
 * rows above the screen would move those on it.
 */
export function createRowHeights(): RowHeights {
  const known: (number | undefined)[] = [];
  let estimate = 0;
  const heightOf = (index: number) => known[index] ?? estimate;
  return {
    set(index, height) {
      known[index] = height;
    },
    between(from, to) {
      estimate ||= meanOf(known);
      let sum = 0;
      for (let index = from; index < to; index += 1) sum += heightOf(index);
      return sum;
    },
    rowAt(distance, length) {
      estimate ||= meanOf(known);
      let rest = distance;
      for (let index = 0; index < length; index += 1) {
        rest -= heightOf(index);
        if (rest < 0) return index;
      }
      return Math.max(0, length - 1);
    },
    isKnown: () => known.length > 0,
    clear() {
      known.length = 0;
      estimate = 0;
    },
  };
}

function meanOf(known: readonly (number | undefined)[]): number {
  const heights = known.filter((height) => height !== undefined);
  return heights.reduce((sum, height) => sum + height, 0) / (heights.length || 1);
}
