import { afterAll, expect, it } from 'vitest';
import { listOf } from './listOf';
import { showLanguage } from './t';

afterAll(() => showLanguage('uz'));

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
