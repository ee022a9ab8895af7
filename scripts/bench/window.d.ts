/** What the measured pages leave for the benchmark to read. */
interface Window {
  /** from the last touch until the next frame is drawn, ms */
  tapDrawn?: number;
  /** where the watched plus is, its count, and how long taps on it waited to be seen, ms */
  plusPlace?: { x: number; y: number };
  earlyTaps?: { count: number; answers: number[]; pressed: number[] };
  sheetTimes?: { first: number; rest: number; isOver: boolean };
}

declare const scheduler: {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};
