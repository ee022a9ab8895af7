// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { courierStatuses } from '../src/domain/delivery/courier';
import { limits } from '../src/domain/limits';
import { featureFlags, paymentFlags } from '../src/domain/merchant';
import { deliveryTypes, orderStatuses, paymentTypes } from '../src/domain/order/order';
import { languages } from '../src/domain/text/language';
import { weekdays } from '../src/domain/time/schedule';
import { routes } from '../src/navigation/paths';
import { appCode, isCall, isUnused, numberRows, rows } from './conformancePage';
import { recordCalls } from './contract/recordCalls';

const named = rows.flatMap(({ names }) => names);
const usedRows = rows.filter((row) => !isUnused(row));
const code = appCode();

/** Words in capitals that the web gives their meaning: methods, vitals, normal forms of a text. */
const ofTheWeb = new Set(['GET', 'POST', 'PUT', 'DELETE', 'CLS', 'INP', 'LCP', 'NFC', 'NFKD']);
const isValue = (word: string): boolean => !ofTheWeb.has(word) && !word.startsWith('VITE_');

const wordsIn = (text: string): string[] =>
  [...text.matchAll(/'([A-Z][A-Z\d_]+)'/g)].map(([, word = '']) => word).filter(isValue);

/** The sets of values of a text: of a type, `'A' | 'B'`, or of a list, `'A', 'B'`. */
const setsIn = (text: string): string[][] =>
  [...text.matchAll(/'[A-Z][A-Z\d_]+'(?:\s*[|,]\s*'[A-Z][A-Z\d_]+')+/g)]
    .map(([set]) => wordsIn(set))
    .filter((set) => set.length > 1);

describe('docs/conformance.md leaves out nothing that the code has:', () => {
  const sets = {
    flags: [...featureFlags, ...paymentFlags],
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

  test('values in capitals', () => {
    const words = code.flatMap(({ text }) => wordsIn(text));
    expect(words).toEqual(expect.arrayContaining(['KG', 'SHEET', 'APARTMENT', 'DARK']));
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
    const isTold = (set: string[]) =>
      usedRows.some(({ names }) => set.every((value) => names.includes(value)));
    expect(found.filter(({ set }) => !isTold(set))).toEqual([]);
  });

  test('calls, and it names none that the app does not make', async () => {
    const made = (await recordCalls()).map(({ method, path }) => `${method} ${path}`);
    const patternOf = (name: string) => new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`);
    const told = named.filter(isCall);
    expect(made.filter((call) => !told.some((name) => patternOf(name).test(call)))).toEqual([]);
    expect(told.filter((name) => !made.some((call) => patternOf(name).test(call)))).toEqual([]);
  });

  test('limits with their values, and it names none that there is not', () => {
    const leaves = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(leaves)
        : [String(value)];
    const told = numberRows.map((row) => [row.limits.join(), row.values]);
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, leaves(value)])),
    );
  });
});

test('every limit is read by the app', () => {
  const readers = code.filter(({ file }) => file !== 'domain/limits.ts');
  const isRead = (name: string) =>
    readers.some(({ text }) => new RegExp(`\\blimits\\.${name}\\b`).test(text));
  expect(Object.keys(limits).filter((name) => !isRead(name))).toEqual([]);
});
