import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baseSettings } from '../mocks/backend/seed/baseSettings';
import { defaultSettings } from '../src/domain/merchant';
import { offeredPayments } from '../src/domain/order/payment';
import { paymentTypes } from '../src/domain/order/paymentTraits';
import { featureFlags, paymentFlags } from '../src/domain/settingsSchema';
import { flagTable } from './flagTable';

const page = readFileSync(join(import.meta.dirname, '../docs/merchants.md'), 'utf8');

/** The cells of the tables below a heading, without header rows. */
function rowsBelow(heading: string): string[][] {
  const [, after = ''] = page.split(`\n## ${heading}\n`);
  const [part = ''] = after.split('\n## ');
  return part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

const named = (cell = '') => cell.match(/(?<=`)[^`]+(?=`)/)?.[0];

test('docs/merchants.md lists every flag, in the order of the specification', () => {
  expect(rowsBelow('Every flag').map(([, flag]) => named(flag))).toEqual([
    ...featureFlags,
    ...paymentFlags,
  ]);
});

test('each flag shows where docs/merchants.md says', () => {
  const documented = rowsBelow('Every flag').map(([, flag, , where]) => [
    named(flag),
    named(where),
  ]);
  const tested = Object.entries(flagTable).map(([flag, { where }]) => [flag, where]);
  expect(documented).toEqual(tested);
});

test('a flag that the table cannot show has its own browser test, which switches it', () => {
  for (const [flag, row] of Object.entries(flagTable)) {
    if (!('testedIn' in row)) continue;
    const spec = readFileSync(join(import.meta.dirname, 'e2e', row.testedIn.file), 'utf8');
    const [, after = ''] = spec.split(`test('${row.testedIn.test}'`);
    const [body = ''] = after.split(/\n}\);\n/);
    expect(body, row.testedIn.test).toContain(`${flag}: `);
  }
});

test('the effect of each flag, and of its absence, is described', () => {
  for (const [, , does, , gone] of rowsBelow('Every flag')) {
    expect(does).toMatch(/\w/);
    expect(gone).toMatch(/\w/);
  }
});

test('docs/merchants.md says which payment types have no flag', () => {
  const flags = Object.fromEntries(
    [...featureFlags, ...paymentFlags].map((flag) => [flag, true] as const),
  );
  const flagged = (['WEB', 'CLICK'] as const).flatMap((channel) =>
    offeredPayments({
      flags: { ...defaultSettings.flags, ...flags },
      configs: [],
      channel,
      cards: [],
    }),
  );
  const [, sentence = ''] = page.match(/a `type` \(([^)]+)\shave\sno\sflag/) ?? [];
  expect(sentence.match(/[A-Z_]+/g)).toEqual(
    paymentTypes.filter((type) => !flagged.some((payment) => payment.type === type)),
  );
});

test('docs/merchants.md lists every merchant setting', () => {
  const settings = ['title', 'domain', ...Object.keys(baseSettings)];
  expect(settings.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('docs/merchants.md says which flags are off by default', () => {
  const off = rowsBelow('Every flag').filter(([, flag]) => flag?.endsWith('(off)'));
  const { flags } = defaultSettings;
  expect(off.map(([, flag]) => named(flag))).toEqual(
    [...featureFlags, ...paymentFlags].filter((flag) => !flags[flag]),
  );
});
