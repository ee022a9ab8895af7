import { afterAll, expect, it } from 'vitest';
import { languages } from '../domain/text/language';
import { distanceText, percentText } from './amountText';
import { showLanguage, textsComplete } from './t';
import { measureText } from './unitText';

afterAll(() => showLanguage('uz'));

it.each(languages)('a distance and a weight have the same decimal sign in %s', async (language) => {
  await showLanguage(language);
  await textsComplete();
  const sign = (text = '') => /2(.)[45]/.exec(text)?.[1];
  const weight = sign(measureText({ measure: '2.4 kg', unit: 'COUNT' }));
  expect(weight).toMatch(/[.,]/);
  expect(sign(distanceText(2500))).toBe(weight);
});

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
