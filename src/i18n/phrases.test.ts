import { afterAll, expect, it, test } from 'vitest';
import { isolate, labelled, listOf } from './phrases';
import { branchText } from './placeText';
import { showLanguage } from './t';

afterAll(() => showLanguage('uz'));

test('a label is followed by its value, or shown alone without one', async () => {
  await showLanguage('eng');
  expect(labelled('Pick-up', 'Chilonzor')).toBe('Pick-up: Chilonzor');
  for (const nothing of ['', ' ']) expect(labelled('Pick-up', nothing)).toBe('Pick-up');
});

test('the colon is the language’s own, and a value keeps its direction in Arabic', async () => {
  await showLanguage('zh');
  expect(labelled('自取', 'Chilonzor')).toBe('自取：Chilonzor');
  await showLanguage('ar');
  expect(labelled('الاستلام', 'Chilonzor')).toBe('الاستلام: \u2068Chilonzor\u2069');
});

test('a branch without a name is shown with its address', () => {
  expect(branchText({ name: { uz: 'Markaz' }, address: 'Navoiy 1' })).toBe('Markaz');
  expect(branchText({ name: { uz: ' ' }, address: 'Navoiy 1' })).toBe('Navoiy 1');
  expect(branchText({ name: {}, address: ' ' })).toBe('');
});

test('an isolated blank text is empty, so that it counts as missing', () => {
  expect(isolate('350 g')).toBe('\u2068350 g\u2069');
  for (const nothing of ['', ' ']) expect(isolate(nothing)).toBe('');
});

it.each([
  ['eng', 'Osh, Somsa, Non'],
  ['ru', 'Osh, Somsa, Non'],
  ['ar', 'Osh، Somsa، Non'],
  ['zh', 'Osh、Somsa、Non'],
] as const)('joins names with the comma of %s', async (language, joined) => {
  await showLanguage(language);
  expect(listOf(['Osh', 'Somsa', 'Non'])).toBe(joined);
});

it('leaves blank texts out', async () => {
  await showLanguage('eng');
  expect(listOf(['', 'Osh', ' ', 'Non', ''])).toBe('Osh, Non');
  expect(listOf(['Osh'])).toBe('Osh');
  for (const nothing of [[], ['', ' ']]) expect(listOf(nothing)).toBe('');
});
