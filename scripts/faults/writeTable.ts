import type { Cell } from '../../tests/faults/cell';
import { callOf } from './countCells';

/** The page of all cells: what a person saw for each call and fault, equal outcomes in one row. */
export function writeTable(cells: readonly Cell[], routes: readonly string[]): string {
  const rank = (call: string) => {
    const at = routes.indexOf(callOf({ call }));
    return at < 0 ? routes.length : at;
  };
  const calls = [...new Set(cells.map(({ call }) => call))].sort(
    (a, b) => rank(a) - rank(b) || a.localeCompare(b),
  );
  const rows = calls.flatMap((call) =>
    (['mock', 'foreign'] as const).flatMap((server) =>
      rowsOf(cells.filter((cell) => cell.call === call && cell.server === server)),
    ),
  );
  return [
    '# Every call under every fault',
    '',
    'Written by `npm run faults`; what it means stands in docs/faults.md.',
    '',
    '| Call | Server | Fault | What the person saw | Tries again by | Lost |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function rowsOf(cells: readonly Cell[]): string[] {
  const groups = new Map<string, Cell[]>();
  for (const one of cells) {
    // The mock backend's own words end with the status: it is in the other column.
    const cell = { ...one, saw: one.saw.replace(/ \(\d{3}\)/g, ' (…)') };
    const key = [cell.saw, cell.again, cell.lost, cell.wrong].join('|');
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group;
    const { call = '', server = '', saw = '', again = '', lost = [], wrong = [] } = first ?? {};
    const names = group.map(({ fault }) => fault).join('; ');
    const losses = [...lost, ...wrong].join('; ') || 'nothing';
    const columns = [`\`${call}\``, server, names, saw, again, losses];
    return `| ${columns.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
  });
}
