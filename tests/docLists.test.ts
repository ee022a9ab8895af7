// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baseSettings } from '../mocks/backend/seed/baseSettings';
import { root } from '../scripts/root';
import { assumedFlag } from '../src/api/paymentConfigs';
import { trackingField, wireSettings } from '../src/api/settings';
import { defaultSettings } from '../src/domain/merchant';
import { paymentTraits, paymentTypes } from '../src/domain/order/paymentTraits';
import { featureFlags, linkNames, paymentFlags } from '../src/domain/settingsSchema';
import { languages } from '../src/domain/text/language';
import { rest } from '../src/i18n/eng';
import type { TextKey } from '../src/i18n/t';
import { faults } from './faults/faultKinds';
import { orderTroubles } from './faults/orderTroubles';
import { flagTable } from './flagTable';

// What the code knows of the lists in the docs: `npm run docs` rewrites it. What is said in words stays.

const flags = [...featureFlags, ...paymentFlags];
const code = (name: string) => `\`${name}\``;
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const cellsOf = (row: string): string[] => row.slice(2, -2).split(' | ');

type Rows = (before: string[][]) => string[][];

/** The page with the rows of the table below `head` replaced by what `rowsOf` makes of them. */
function withRows(page: string, head: string, rowsOf: Rows) {
  const lines = page.split('\n');
  const start = lines.indexOf(head) + 2;
  expect(start, head).toBeGreaterThan(2);
  const end = lines.findIndex((text, at) => at >= start && !text.startsWith('|'));
  const rows = rowsOf(lines.slice(start, end).map(cellsOf));
  return [...lines.slice(0, start), ...rows.map(line), ...lines.slice(end)].join('\n');
}

const pageOf = (name: string) => readFileSync(join(root, name), 'utf8');

/** Every field of the settings that the shop reads. */
const settings = [
  ...Object.keys(wireSettings.entries),
  ...languages.map((name) => `${name}Active`),
  ...flags,
  ...paymentTypes.map(assumedFlag).filter((flag) => flag !== null),
  ...linkNames.flatMap((name) => [name, `${name}Active`]),
  ...Object.keys(baseSettings).filter((name) => trackingField.test(name)),
];

test('docs/merchants.md lists every field of the settings that is read', () => {
  const page = pageOf('docs/merchants.md');
  expect(settings.length).toBeGreaterThan(80);
  expect(settings.filter((name) => !page.includes(code(name)))).toEqual([]);
});

test('docs/merchants.md names the payment types without a flag, and the flags assumed for them, in the order of paymentTraits', () => {
  const page = pageOf('docs/merchants.md');
  const named = (sentence: RegExp) =>
    [...(sentence.exec(page)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const withoutFlag = paymentTypes.filter(
    (type) => paymentTraits[type].flag === null || paymentTraits[type].kind === 'card',
  );
  expect(named(/\(([^()]*) have\s+no flag above\)/), 'types that “have no flag above”').toEqual(
    withoutFlag,
  );
  expect(named(/\*\*Assumed\*\* flags: ([^.]*)\./), 'the “Assumed flags”').toEqual(
    paymentTypes.map(assumedFlag).filter((flag) => flag !== null),
  );
});

/** The flag with what it is without settings, and where it shows; what it does, and is missing without it, is said by hand. */
const flagRows = (before: string[][]) =>
  flags.map((flag) => {
    const name = defaultSettings.flags[flag] ? code(flag) : `${code(flag)} (off)`;
    const said = before.find(([first = '']) => first.startsWith(code(flag)));
    const { where } = flagTable[flag];
    const shown = said?.[2]?.startsWith(code(where)) ? said[2] : code(where);
    return [name, said?.[1] ?? '', shown, said?.[3] ?? ''];
  });

test('docs/merchants.md lists every flag (npm run docs rewrites its name and place)', async () => {
  const head = '| Flag | What it does | Where | Missing without it |';
  const page = withRows(pageOf('docs/merchants.md'), head, flagRows);
  await expect(page).toMatchFileSnapshot('../docs/merchants.md');
});

const english = (key: TextKey): string => {
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => Reflect.get(Object(part), name), rest);
  expect(typeof found, key).toBe('string');
  return String(found);
};

/** What a person reads after a press, with the faults after which it is the same. */
function faultRows(): string[][] {
  const groups = new Map<string, string[]>();
  for (const { name, says, words } of faults) {
    const said = says ? `“${english(says)}”` : 'none: it succeeds';
    const sentence = words ? `the server’s own words, else ${said}` : said;
    groups.set(sentence, [...(groups.get(sentence) ?? []), name]);
  }
  return [...groups].map(([sentence, names]) => [names.join('; '), sentence]);
}

const troubleRows = () =>
  orderTroubles.map(({ name, reads, posts }) => [
    name,
    reads.map(english).join(' → ') || 'none',
    String(posts),
  ]);

test('docs/faults.md says what a person reads (npm run docs rewrites its tables)', async () => {
  const page = withRows(
    withRows(pageOf('docs/faults.md'), '| Faults | Message after a press |', faultRows),
    '| Event | Messages | Requests |',
    troubleRows,
  );
  await expect(page).toMatchFileSnapshot('../docs/faults.md');
});
