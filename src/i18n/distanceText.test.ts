import { afterAll, expect, it } from 'vitest';
import { languages } from '../domain/text/language';
import { distanceText } from './distanceText';
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
