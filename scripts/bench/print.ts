type Row = { what: string; ms: number; spread: string; ratio: number | null; goal: string };

/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

/** The least and the most. */
export const spread = (values: readonly number[]): string =>
  `${Math.round(Math.min(...values))}-${Math.round(Math.max(...values))}`;

/** Prints a table that can stand in docs/performance.md as it is. */
export function printTable(rows: readonly Row[]): void {
  console.log('\n| What | ms, median | least-most | × hello world | goal |');
  console.log('|---|---|---|---|---|');
  for (const { what, ms, spread: range, ratio, goal } of rows) {
    const times = ratio === null ? '' : ratio.toFixed(2);
    console.log(`| ${what} | ${Math.round(ms)} | ${range} | ${times} | ${goal} |`);
  }
}
