import { faults } from '../../tests/faults/faultKinds';
import type { Cell } from '../../tests/faults/runCell';
import { unmade } from '../../tests/faults/scenarios/unmade';

/** The page docs/faults.md: what a person saw for each call and fault, equal outcomes in one row. */
export function writeTable(cells: readonly Cell[], routes: readonly string[]): string {
  const order = (call: string) => routes.indexOf(call.split(' · ')[0] ?? '');
  const calls = [...new Set(cells.map(({ call }) => call))].sort(
    (a, b) => order(a) - order(b) || a.localeCompare(b),
  );
  const rows = calls.flatMap((call) => rowsOf(cells.filter((cell) => cell.call === call)));
  const untold = routes.filter(
    (route) => !(route in unmade) && !cells.some(({ call }) => call.split(' · ')[0] === route),
  );
  const bad = cells.filter(({ wrong }) => wrong.length > 0);
  const lost = cells.filter((cell) => cell.lost.length > 0);
  return [
    '# When a call fails',
    '',
    'Written by `npm run faults`: the app itself, from its start-up file on, in front of the mock',
    'backend, used by somebody who is logged in, has a basket and one of everything at the server. One',
    'call fails every time, the others answer; then the fault is taken away and the person tries again.',
    `Each call of the mock backend under each of ${faults.length} faults: ${faults.map(({ name }) => name).join(', ')}.`,
    '`unknown` is an answer in which every word of a list is new.',
    '',
    'A cell is against a promise when the page is blank, still waits after a minute and a half, offers',
    'nothing to press, says nothing (but for the calls whose silence §8 or the table in the scenario',
    'explains), when basket, draft or log-in are gone, when an order is there twice, or when trying again',
    'does not lead to where the call would have led. A refused token (401) logs out in the browser and',
    'empties the basket, as §4 wants it: `logs in`.',
    '',
    `${cells.length} cells, ${bad.length} against a promise, ${lost.length} in which something was lost.`,
    '',
    '| Call | Fault | What the person saw | Tries again by | Lost |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '## Calls that nothing in the app sets off',
    '',
    ...Object.entries(unmade).map(([call, why]) => `- \`${call}\`: ${why}`),
    ...(untold.length > 0
      ? ['', '## Calls that were not run', '', ...untold.map((call) => `- \`${call}\``)]
      : []),
    '',
  ].join('\n');
}

function rowsOf(cells: readonly Cell[]): string[] {
  const groups = new Map<string, Cell[]>();
  for (const one of cells) {
    // The mock backend's own words end with the status: it is in the other column.
    const cell = { ...one, saw: one.saw.replace(/ \(\d{3}\)/, ' (…)') };
    const key = [cell.saw, cell.again, cell.lost, cell.wrong].join('|');
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group;
    const { call = '', saw = '', again = '', lost = [], wrong = [] } = first ?? {};
    const names = group.map(({ fault }) => fault).join(', ');
    const losses = [...lost, ...wrong].join('; ') || 'nothing';
    const columns = [`\`${call}\``, names, saw, again, losses];
    return `| ${columns.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
  });
}
