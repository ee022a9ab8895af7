import { afterAll, expect, it } from 'vitest';
import { percentText } from './percentText';
import { showLanguage } from './t';

afterAll(() => showLanguage('uz'));

it.each([
  ['uz', 3, '3%'],
  ['ru', 3, '3\u00a0%'],
  ['eng', 2.5, '2.5%'],
  ['tr', 3, '%3'],
  ['zh', 10, '10%'],
] as const)('a percentage in %s: %d is %j', async (language, percent, text) => {
  await showLanguage(language);
  expect(percentText(percent)).toBe(text);
});

it('has Latin digits in Arabic too', async () => {
  await showLanguage('ar');
  expect(percentText(2.5).replace(/[\u200e\u200f\u061c]/g, '')).toMatch(/^2[.٫]5[%٪]$/);
});
