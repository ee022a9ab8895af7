/** What the measured pages leave for the benchmark to read. */
interface Window {
  /** from the last touch to the next frame, ms: the page's own work, and presented on screen */
  touched?: { drawn: number; presented: number };
  /** where the watched plus is, its count, and how long taps on it waited to be seen, ms */
  plusPlace?: { x: number; y: number };
  earlyTaps?: { count: number; answers: number[]; pressed: number[] };
  sheetTimes?: { first: number; rest: number; longest: number; isOver: boolean };
}

declare const scheduler: {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};
