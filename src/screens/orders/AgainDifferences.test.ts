import { beforeAll, expect, it } from 'vitest';
import type { Difference } from '../../domain/order/reorder';
import { countedText } from '../../i18n/amountText';
import { showLanguage, textsComplete } from '../../i18n/t';
import { differenceText, isMissing } from './AgainDifferences';

beforeAll(async () => {
  await showLanguage('eng');
  await textsComplete();
});

const about = { name: { eng: 'Pilaf' }, image: null, productId: 'plov' };
const said = (difference: Difference) =>
  differenceText(difference)
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ');

it('says whether a price went up or down', () => {
  const [before, now] = [100_000, 120_000];
  expect(said({ ...about, kind: 'price', before, now })).toBe(
    'Costs more: 1 200 sum instead of 1 000 sum',
  );
  expect(said({ ...about, kind: 'price', before: now, now: before })).toContain('Costs less');
});

it('names the unavailable options, and how many pieces are left', () => {
  const options = [{ eng: 'Cheese' }, { eng: 'Egg' }];
  expect(said({ ...about, kind: 'withoutOption', options })).toBe('Without: Cheese, Egg');
  expect(said({ ...about, kind: 'fewer', count: 4, left: 3 })).toBe('3 left instead of 4');
});

it('says that a weight was rounded up to pieces, its number as the language writes it', async () => {
  const weighed = { ...about, kind: 'byPiece', count: 0.45, left: 1 } as const;
  expect(said(weighed)).toBe('Sold by the piece here: 1 instead of 0.45');
  await showLanguage('ru');
  await textsComplete();
  expect(said(weighed)).toBe('Здесь продаётся поштучно: 1 вместо 0,45');
  expect(said({ ...weighed, kind: 'fewer', count: 1.35 })).toBe('Осталось 1 вместо 1,35');
  expect(countedText(about.name, 0.45)).toBe('Pilaf × 0,45');
  expect(countedText(about.name, 1)).toBe('Pilaf');
  await showLanguage('eng');
});

it('says that an option without a name is unavailable', () => {
  expect(said({ ...about, kind: 'withoutOption', options: [{}, { eng: 'Egg' }] })).toBe(
    'Without: Egg',
  );
  expect(said({ ...about, kind: 'withoutOption', options: [{}] })).toBe(
    'The chosen extra is no longer available',
  );
});

it('separates unavailable lines from changed ones', () => {
  expect(isMissing({ ...about, kind: 'gone' })).toBe(true);
  expect(isMissing({ ...about, kind: 'chooseAgain' })).toBe(true);
  expect(isMissing({ ...about, kind: 'fewer', count: 2, left: 1 })).toBe(false);
});
