/** What the measured pages keep for the benchmark to read. */
interface Window {
  told?: import('./watchPage').Told;
  /** the longest time from a touch to the next painted frame, in milliseconds */
  longest?: number;
  sheetTimes?: { first: number; rest: number; isOver: boolean };
}
