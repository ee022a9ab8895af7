// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { courierStatuses } from '../src/domain/delivery/courier';
import * as limits from '../src/domain/limits';
import { deliveryTypes, orderStatuses } from '../src/domain/order/order';
import { paymentTypes } from '../src/domain/order/paymentTraits';
import { featureFlags, paymentFlags } from '../src/domain/settingsSchema';
import { languages } from '../src/domain/text/language';
import { weekdays } from '../src/domain/time/schedule';
import { routes } from '../src/navigation/paths';
import { appCode, isCall, isUnused, numberRows, rows, rowsBelow } from './conformancePage';
import { recordCalls } from './contract/recordCalls';

const named = rows.flatMap(({ names }) => names);
const usedRows = rows.filter((row) => !isUnused(row));
const code = appCode();

/**
 * Upper-case words of the platforms: the web's methods, vitals, Unicode normal forms and keys, and
 * Telegram's answers.
 */
const ofPlatforms = new Set([
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'CLS',
  'INP',
  'LCP',
  'NFC',
  'NFKC',
  'NFKD',
  'F6',
  'USER_DECLINED',
]);
const isValue = (word: string): boolean => !ofPlatforms.has(word) && !word.startsWith('VITE_');

const wordsIn = (text: string): string[] =>
  [...text.matchAll(/'([A-Z][A-Z\d_]+)'/g)].map(([, word = '']) => word).filter(isValue);

/** Sets of literals in a text: a union, `'A' | 'B'`, or a list, `'A', 'B'`. */
const setsIn = (text: string): string[][] =>
  [...text.matchAll(/'[A-Z][A-Z\d_]+'(?:\s*[|,]\s*'[A-Z][A-Z\d_]+')+/g)]
    .map(([set]) => wordsIn(set))
    .filter((set) => set.length > 1);

describe('docs/conformance.md covers everything in the code:', () => {
  const sets = {
    'order statuses': orderStatuses,
    'courier statuses': courierStatuses,
    'payment types': paymentTypes,
    'delivery types': deliveryTypes,
    languages,
    weekdays,
    routes: Object.values(routes),
  };
  test.each(Object.entries(sets))('%s', (_, members) => {
    expect(members.filter((member) => !named.includes(member))).toEqual([]);
  });

  test('every flag of the merchant in the table of flags, and no other', () => {
    const listed = rowsBelow('Flags of the merchant').flatMap(({ names }) => names);
    expect(listed).toEqual([...featureFlags, ...paymentFlags]);
  });

  test('upper-case values', () => {
    const words = code.flatMap(({ text }) => wordsIn(text));
    expect(words).toEqual(expect.arrayContaining(['KG', 'SHEET', 'MEDIUM', 'DARK']));
    expect([...new Set(words)].filter((word) => !named.includes(word))).toEqual([]);
  });

  test('sets of such values, each within one row', () => {
    const found = code.flatMap(({ file, text }) => setsIn(text).map((set) => ({ file, set })));
    expect(found.map(({ set }) => set)).toEqual(
      expect.arrayContaining([
        ['KG', 'LITER', 'GRAMM', 'COUNT'],
        ['TG', 'WEB', 'QR', 'CLICK'],
        ['SAVED', 'MAP'],
      ]),
    );
    const isDocumented = (set: string[]) =>
      usedRows.some(({ names }) => set.every((value) => names.includes(value)));
    expect(found.filter(({ set }) => !isDocumented(set))).toEqual([]);
  });

  test('calls, naming none that the app does not make', async () => {
    const appCalls = (await recordCalls()).map(({ method, path }) => `${method} ${path}`);
    const patternOf = (name: string) => new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`);
    const documented = named.filter(isCall);
    expect(
      appCalls.filter((call) => !documented.some((name) => patternOf(name).test(call))),
    ).toEqual([]);
    expect(
      documented.filter((name) => !appCalls.some((call) => patternOf(name).test(call))),
    ).toEqual([]);
  });

  test('limits with their values, naming none that does not exist', () => {
    const leaves = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(leaves)
        : [String(value)];
    const documented = numberRows.map((row) => [row.limits.join(), row.values]);
    expect(Object.fromEntries(documented)).toEqual(
      Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, leaves(value)])),
    );
  });
});

test('every limit is used by the app', () => {
  const readers = code.filter(({ file }) => file !== 'domain/limits.ts');
  const isRead = (name: string) =>
    readers.some(({ text }) => new RegExp(`\\blimits\\.${name}\\b`).test(text));
  expect(Object.keys(limits).filter((name) => !isRead(name))).toEqual([]);
});
