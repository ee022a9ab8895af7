import { rest } from '../../src/i18n/eng';
import type { TextKey } from '../../src/i18n/t';
import type { Cell } from '../../tests/faults/cell';
import { type Fault, faults } from '../../tests/faults/faultKinds';
import { orderTroubles } from '../../tests/faults/orderTroubles';
import { unmade } from '../../tests/faults/scenarios/unmade';
import { callOf, countCells } from './countCells';

/** The page docs/faults.md: what a person sees for each kind of fault, and how many cells there are. */
export function writeSummary(cells: readonly Cell[], routes: readonly string[]): string {
  const untold = routes.filter(
    (route) => !(route in unmade) && !cells.some((cell) => callOf(cell) === route),
  );
  return [
    ...introduction,
    '| Server | Calls | Cells | Against a promise | Something was lost |',
    '| --- | --- | --- | --- | --- |',
    ...countCells(cells).map(
      ({ name, calls, cells: all, wrong, lost }) =>
        `| ${name} | ${calls} | ${all} | ${wrong} | ${lost} |`,
    ),
    '',
    ...perFault,
    '| Fault | Said after a press | Mock | Foreign | Goes on by |',
    '| --- | --- | --- | --- | --- |',
    ...faults.map((fault) => rowOf(fault, cells)),
    '',
    ...aroundOrder,
    '| What happens | Read meanwhile | Sent | Mock | Foreign |',
    '| --- | --- | --- | --- | --- |',
    ...orderTroubles.map(({ name, reads, posts }) => {
      const met = cells.filter(({ fault }) => fault === name);
      const read = reads.map(english).join(' → ') || 'nothing in particular';
      return `| ${[name, read, posts, ...outcomes(met)].join(' | ')} |`;
    }),
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

const introduction = [
  '# When a call fails',
  '',
  'Written by `npm run faults` (a part of it: `npm run faults -- "<part of a call>"`): the app itself,',
  'from its start-up file on, used by somebody who is logged in and has a basket, on the mock backend and',
  'on the server that shares nothing with it ([tests/otherServer](../tests/otherServer/README.md)). A call',
  'fails, the others answer; then the fault is taken away and the person tries again. Every cell stands in',
  '`.cache/faults.md` afterwards. `npm test` runs some of the cells, other faults for each call.',
  '',
  'A cell is against a promise when the page is blank, still waits after a minute and a half, offers',
  'nothing to press, does not say the sentence that is due, when basket, draft or log-in are gone, when an',
  'order is there twice, or when trying again does not lead to where the call would have led. Which',
  'sentence is due stands in the scenario (`tests/faults/scenarios`), or else with the fault',
  '(`tests/faults/faultKinds.ts`); so does why a call is silent.',
  '',
];

const perFault = [
  '## What a person sees',
  '',
  'Where something was pressed the sentence of the table stands by the button, and all that was typed is',
  'kept. A list that did not come says so in its place, with a button to try again. What the page can do',
  'without (banners, stories, grades, couriers) is left out in silence. A refused token (401) logs out and',
  'says so: `logs in`. In the table are the cells of each server, and by what a person got on.',
  '',
];

const aroundOrder = [
  '## Around an order',
  '',
  'What may happen in the moment of the press, each until the order is accepted: it is there once.',
  '',
];

const ways = ['needs nothing', 'the button', 'the same once more', 'the next visit', 'logs in'];

function rowOf({ name, says, words }: Fault, cells: readonly Cell[]): string {
  const met = cells.filter(({ fault }) => fault === name);
  const said = says ? `“${english(says)}”` : 'nothing: it works';
  const counts = ways.map((way) => ({
    way,
    count: met.filter(({ again }) => again === way).length,
  }));
  const byWay = counts.filter(({ count }) => count > 0).map(({ way, count }) => `${way} ${count}`);
  const sentence = words ? `the server’s own words, else ${said}` : said;
  return `| ${[name, sentence, ...counted(met), byWay.join(', ')].join(' | ')} |`;
}

const ofServers = (cells: readonly Cell[]) =>
  (['mock', 'foreign'] as const).map((name) => cells.filter(({ server }) => server === name));

const counted = (cells: readonly Cell[]): string[] =>
  ofServers(cells).map((own) => (own.length > 0 ? String(own.length) : '–'));

const outcomes = (cells: readonly Cell[]): string[] =>
  ofServers(cells).map(
    (own) => own.map(({ wrong }) => wrong.join('; ') || 'one order').join(', ') || '–',
  );

/** A sentence as it is in English. */
function english(key: TextKey): string {
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => Reflect.get(Object(part), name), rest);
  if (typeof found !== 'string') throw new Error(`There is no text ${key}`);
  return found;
}
