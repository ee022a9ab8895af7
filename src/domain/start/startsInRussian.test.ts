import { expect, it } from 'vitest';
import { startsInRussian } from './startsInRussian';

it('only the merchants that the table names start in Russian', () => {
  const table = '{"startsInRussian":["samovar"]}';
  expect(startsInRussian(table, 'samovar')).toBe(true);
  expect(startsInRussian(table, '7001')).toBe(false);
  expect(startsInRussian(table, null)).toBe(false);
});

it.each(['', '{', 'null', '{}', '{"startsInRussian":7}'])(
  'a table that says %j names none',
  (table) => {
    expect(startsInRussian(table, 'samovar')).toBe(false);
  },
);
