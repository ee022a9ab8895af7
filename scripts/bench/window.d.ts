/** What the measured pages keep for the benchmark to read. */
interface Window {
  /** from the last touch to the next frame, in milliseconds: the page's own work, and on the glass */
  touched?: { drawn: number; presented: number };
  sheetTimes?: { first: number; rest: number; longest: number; isOver: boolean };
}

declare const scheduler: {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};
