import type { Row } from './rows';

/** The median; for an even count the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

/** Minimum and maximum. */
export const spread = (values: readonly number[]): string =>
  `${Math.round(Math.min(...values))}-${Math.round(Math.max(...values))}`;

/** Prints a table ready for docs/performance.md; `against` names an earlier build. */
export function printTable(rows: readonly Row[], against: string | undefined): void {
  const head = ['What', 'ms, median', 'least-most', '× hello world', 'goal'];
  if (against) head.push(`ms of ${against}`, `× ${against}`);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n${line(head)}\n|${'---|'.repeat(head.length)}`);
  for (const { what, cells } of rows) {
    const missing = Array<string>(head.length - 1 - cells.length).fill('');
    console.log(line([what, ...cells, ...missing]));
  }
}
