import { expect, it } from 'vitest';
import { withSearch } from './pastSearches';

it('keeps the newest five, newest first', () => {
  const past = ['osh', 'somsa', 'lavash', 'choy', 'salat', 'pitsa'].reduce<readonly string[]>(
    withSearch,
    [],
  );
  expect(past).toEqual(['pitsa', 'salat', 'choy', 'lavash', 'somsa']);
});

it.each([
  ['osh', ' OSH '],
  ['шўрва', "sho'rva"],
])('keeps %s only once, as last typed: %s', (before, again) => {
  expect(withSearch(['choy', before], again)).toEqual([again.trim(), 'choy']);
});

it('keeps no search without words', () => {
  const past = ['osh'];
  expect(withSearch(past, ' … ')).toBe(past);
});
