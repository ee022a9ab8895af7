// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baseSettings } from '../mocks/backend/seed/baseSettings';
import { root } from '../scripts/root';
import { assumedFlag } from '../src/api/paymentConfigs';
import { trackingField, wireSettings } from '../src/api/settings';
import * as limits from '../src/domain/limits';
import { defaultSettings } from '../src/domain/merchant';
import { paymentTypes } from '../src/domain/order/paymentTraits';
import { featureFlags, linkNames, paymentFlags } from '../src/domain/settingsSchema';
import { languages } from '../src/domain/text/language';
import { appCode, holds } from './conformancePage';
import { flagTable } from './flagTable';

// What the code knows of the lists in the docs: `npm run lists` rewrites it. What is said in words stays.

const flags = [...featureFlags, ...paymentFlags];
const code = (name: string) => `\`${name}\``;
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const cellsOf = (row: string): string[] => row.slice(2, -2).split(' | ');

type Rows = (before: string[][]) => string[][];

/** The page with the rows of the table below `head` replaced by what `rowsOf` makes of them. */
function withRows(page: string, head: string, rowsOf: Rows, nth: 'first' | 'last' = 'first') {
  const lines = page.split('\n');
  const start = (nth === 'first' ? lines.indexOf(head) : lines.lastIndexOf(head)) + 2;
  expect(start, head).toBeGreaterThan(2);
  const end = lines.findIndex((text, at) => at >= start && !text.startsWith('|'));
  const rows = rowsOf(lines.slice(start, end).map(cellsOf));
  return [...lines.slice(0, start), ...rows.map(line), ...lines.slice(end)].join('\n');
}

const pageOf = (name: string) => readFileSync(join(root, name), 'utf8');

const active = (names: readonly string[]) => names.map((name) => `${name}Active`);
const settingsRows: Readonly<Record<string, readonly string[]>> = {
  'look, texts and contacts': Object.keys(wireSettings.entries),
  languages: active(languages),
  'features (section 3)': featureFlags,
  'payment (section 3)': paymentFlags,
  'payment, called after a type (**assumed**)': paymentTypes
    .map(assumedFlag)
    .filter((flag) => flag !== null),
  'links, shown unless the flag is off': linkNames.flatMap((name) => [name, `${name}Active`]),
  tracking: Object.keys(baseSettings).filter((name) => trackingField.test(name)),
};

test('docs/api.md lists the fields of the settings (npm run lists rewrites them)', async () => {
  const page = withRows(pageOf('docs/api.md'), '| Settings | Fields |', () =>
    Object.entries(settingsRows).map(([what, names]) => [what, names.map(code).join(', ')]),
  );
  await expect(page).toMatchFileSnapshot('../docs/api.md');
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

test('docs/merchants.md lists every flag (npm run lists rewrites its name and place)', async () => {
  const head = '| Flag | What it does | Where | Missing without it |';
  const page = withRows(pageOf('docs/merchants.md'), head, flagRows);
  await expect(page).toMatchFileSnapshot('../docs/merchants.md');
});

/** Where the flags and their defaults are declared. */
const declared = ['domain/merchant.ts', 'domain/settingsSchema.ts'];
const files = appCode().filter(({ file }) => !declared.includes(file));
const readersOf = (flag: string): string =>
  files
    .filter(({ text }) => holds(text, flag))
    .map(({ file }) => code(file))
    .sort()
    .join(', ');

const valuesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(valuesOf)
    : [code(String(value))];

/** Rows of the numbers with today's values; what they mean is said by hand. */
const withValues = (before: string[][]) =>
  before.map(([what = '', , limit = '']) => {
    const value = new Map(Object.entries(limits)).get(limit.slice(1, -1));
    return [what, valuesOf(value).join(', '), limit];
  });

test('docs/conformance.md lists who reads each flag, and today’s numbers (npm run lists rewrites them)', async () => {
  const flagged = withRows(pageOf('docs/conformance.md'), '| Flag | Where |', () =>
    flags.map((flag) => [code(flag), readersOf(flag)]),
  );
  const head = '| Number | Value | Limit |';
  const page = withRows(withRows(flagged, head, withValues), head, withValues, 'last');
  await expect(page).toMatchFileSnapshot('../docs/conformance.md');
});
