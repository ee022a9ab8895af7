import { expect, test } from 'vitest';
import { doorText } from './placeText';
import { showLanguage, textsComplete } from './t';

const details = { office: '', domophone: '', entrance: '', floor: '' };

test('the house number that stands beside the street is not said again as a flat', async () => {
  await showLanguage('uz');
  await textsComplete();
  const house = { houseNumber: '285' };
  expect(doorText({ ...house, details: { ...details, office: '285' } })).toBe('');
  expect(doorText({ ...house, details: { ...details, office: '12', floor: '3' } })).toMatch(
    /12\s· 3/,
  );
  expect(doorText({ houseNumber: '', details: { ...details, office: '285' } })).toContain('285');
});
