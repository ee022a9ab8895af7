import { rest } from '../../src/i18n/eng';
import type { TextKey } from '../../src/i18n/t';
import type { Cell } from '../../tests/faults/cell';
import { faults } from '../../tests/faults/faultKinds';
import { orderTroubles } from '../../tests/faults/orderTroubles';
import { unmade } from '../../tests/faults/scenarios/unmade';
import { callOf, countCells } from './countCells';

/** docs/faults.md: what a person sees for each kind of fault, and the number of cells. */
export function writeSummary(cells: readonly Cell[], routes: readonly string[]): string {
  const missing = routes.filter(
    (route) => !(route in unmade) && !cells.some((cell) => callOf(cell) === route),
  );
  return [
    ...introduction,
    '| Server | Calls | Cells | Broken promises | Data lost |',
    '| --- | --- | --- | --- | --- |',
    ...countCells(cells).map(
      ({ name, calls, cells: all, wrong, lost }) =>
        `| ${name} | ${calls} | ${all} | ${wrong} | ${lost} |`,
    ),
    '',
    ...perFault,
    '| Faults | Message after a press | Mock | Foreign | Recovery |',
    '| --- | --- | --- | --- | --- |',
    ...[...bySentence()].map((group) => rowOf(group, cells)),
    '',
    ...aroundOrder,
    '| Event | Messages | Requests | Mock | Foreign |',
    '| --- | --- | --- | --- | --- |',
    ...orderTroubles.map(({ name, reads, posts }) => {
      const own = cells.filter(({ fault }) => fault === name);
      const read = reads.map(english).join(' → ') || 'none';
      return `| ${[name, read, posts, ...outcomes(own)].join(' | ')} |`;
    }),
    '',
    '## Calls the app does not make',
    '',
    ...Object.entries(unmade).map(([call, why]) => `- \`${call}\`: ${why}`),
    ...(missing.length > 0
      ? ['', '## Calls not covered', '', ...missing.map((call) => `- \`${call}\``)]
      : []),
    '',
  ].join('\n');
}

const introduction = [
  '# When a call fails',
  '',
  'What a person sees when a call of the shop fails, and how they get on. Written by `npm run faults`: the app runs from its',
  'entry file, on the mock backend and on [a foreign server](../tests/otherServer/README.md). One call fails while the others',
  'succeed; then the fault is gone and the person tries again. `.cache/faults.md` has each cell; `npm test` runs a sample.',
  '',
  'A promise is broken when the page is blank, still loading after 90 seconds or without anything to press, when the message',
  'is missing, when basket, draft or log-in are lost, when an order is there twice, or when trying again does not help.',
  '',
];

const perFault = [
  '## What a person sees',
  '',
  'After a press the message is at the button, and what was typed stays. A list that failed has an error with a retry button',
  'in its place; banners, stories, grades and couriers are left out silently; a 401 logs out and says so. The numbers are',
  'cells, and how the person got on.',
  '',
];

const aroundOrder = [
  '## Around an order',
  '',
  'What can happen at the moment of ordering. In each case the order is accepted exactly once.',
  '',
];

const ways = ['needs nothing', 'the button', 'the same once more', 'the next visit', 'logs in'];

/** What a person reads after a press, with the faults after which it is the same. */
function bySentence(): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { name, says, words } of faults) {
    const said = says ? `“${english(says)}”` : 'none: it succeeds';
    const sentence = words ? `the server’s own words, else ${said}` : said;
    groups.set(sentence, [...(groups.get(sentence) ?? []), name]);
  }
  return groups;
}

function rowOf([sentence, names]: [string, string[]], cells: readonly Cell[]): string {
  const own = cells.filter(({ fault }) => names.includes(fault));
  const counts = ways.map((way) => ({
    way,
    count: own.filter(({ again }) => again === way).length,
  }));
  const byWay = counts.filter(({ count }) => count > 0).map(({ way, count }) => `${way} ${count}`);
  return `| ${[names.join('; '), sentence, ...counted(own), byWay.join(', ')].join(' | ')} |`;
}

const ofServers = (cells: readonly Cell[]) =>
  (['mock', 'foreign'] as const).map((name) => cells.filter(({ server }) => server === name));

const counted = (cells: readonly Cell[]): string[] =>
  ofServers(cells).map((own) => (own.length > 0 ? String(own.length) : '–'));

const outcomes = (cells: readonly Cell[]): string[] =>
  ofServers(cells).map(
    (own) => own.map(({ wrong }) => wrong.join('; ') || 'one order').join(', ') || '–',
  );

/** The English text of a key. */
function english(key: TextKey): string {
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => Reflect.get(Object(part), name), rest);
  if (typeof found !== 'string') throw new Error(`There is no text ${key}`);
  return found;
}
