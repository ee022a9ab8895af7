import type { EarlyTaps } from './earlyTaps';
import { median } from './median';
import type { Start } from './starts';
import type { Touches } from './touches';

type Starts = { cold: Start; warm: Start };

/** The measurements of a build in one round; parts that were not requested are absent. */
export type Turn = {
  starts?: Starts;
  edge?: Starts;
  files?: Starts;
  telegram?: Starts;
  touches?: Touches;
  taps?: EarlyTaps;
};

type Measure = {
  what: string;
  of: (turn: Turn) => number | undefined;
  goal: string;
  isTouch?: true;
};

const inTelegram = '1.05 of the browser';

/** The measurements, in the order of docs/performance.md. */
const measures = (plusGoal: string): Measure[] => [
  { what: 'first visit: products on screen', of: (t) => t.starts?.cold.ready, goal: '1.4' },
  { what: 'first visit: basket can be used', of: (t) => t.starts?.cold.usable, goal: '1.7' },
  { what: 'returning: products on screen', of: (t) => t.starts?.warm.ready, goal: '0.5' },
  { what: 'returning: basket can be used', of: (t) => t.starts?.warm.usable, goal: '' },
  { what: 'from the edge, first visit: products', of: (t) => t.edge?.cold.ready, goal: '0.5' },
  { what: 'from the edge, first visit: usable', of: (t) => t.edge?.cold.usable, goal: '1.4' },
  { what: 'from the edge, returning: products', of: (t) => t.edge?.warm.ready, goal: '0.5' },
  { what: 'home in files, first visit: products', of: (t) => t.files?.cold.ready, goal: '0.5' },
  { what: 'home in files, first visit: usable', of: (t) => t.files?.cold.usable, goal: '1.5' },
  { what: 'home in files, returning: products', of: (t) => t.files?.warm.ready, goal: '0.5' },
  { what: 'in Telegram, first visit', of: (t) => t.telegram?.cold.ready, goal: inTelegram },
  { what: 'in Telegram, returning', of: (t) => t.telegram?.warm.ready, goal: inTelegram },
  touch('taps on the edge’s page in 3 s: lost of 20', (t) => t.taps?.lost, '0'),
  touch('the same, until it looks pressed', (t) => t.taps?.pressed, '50 ms'),
  touch('the same, until counted', (t) => t.taps?.middle, ''),
  touch('the same, 19 of 20', (t) => t.taps?.most, '1100 ms'),
  touch('plus on a card, drawn', (t) => t.touches?.plus, plusGoal),
  touch('plus again, drawn', (t) => t.touches?.plusAgain, plusGoal),
  touch('product sheet, first frame', (t) => t.touches?.sheetFrame, '50 ms'),
  touch('product sheet, at rest', (t) => t.touches?.sheetRest, '350 ms'),
  touch('home mounted', (t) => t.touches?.mounted, '200 ms'),
  touch('longest blank while scrolling', (t) => t.touches?.blank, '100 ms'),
  touch('the middle one of all throws', (t) => t.touches?.blankMiddle, ''),
];

/** What is reported in milliseconds only: the hello world has nothing to compare with. */
const touch = (what: string, of: Measure['of'], goal: string): Measure => ({
  what,
  of,
  goal,
  isTouch: true,
});

type Row = { what: string; cells: string[] };

/** The table rows for `now`, compared with the build `before` measured in the same rounds. */
export function rowsOf(hello: number[], now: Turn[], before: Turn[], plusGoal: string): Row[] {
  const baseline = median(hello);
  const ms = (times: number[]) => String(Math.round(median(times)));
  const ratio = (times: number[], to: number) => (median(times) / to).toFixed(2);
  const known = (of: Measure['of'], turns: Turn[]) =>
    turns.map(of).filter((time) => time !== undefined);
  const rows = measures(plusGoal).flatMap(({ what, of, goal, isTouch }) => {
    const times = known(of, now);
    const earlier = known(of, before);
    if (times.length === 0) return [];
    const against = earlier.length > 0 ? [ms(earlier), ratio(times, median(earlier))] : [];
    const byHello = isTouch ? '' : ratio(times, baseline);
    return [{ what, cells: [ms(times), spread(times), byHello, goal, ...against] }];
  });
  return [{ what: 'hello world, cold', cells: [ms(hello), spread(hello), '1.00', ''] }, ...rows];
}

/** Minimum and maximum. */
const spread = (values: readonly number[]): string =>
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
