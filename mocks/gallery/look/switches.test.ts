import { expect, test } from 'vitest';
import { readSwitches, standard, writeSwitches } from './switches';

test('the switches survive a round trip through the address', () => {
  const switches = {
    language: 'ru',
    direction: 'rtl',
    theme: 'telegram-dark',
    brand: '#a1b2c3',
    width: 'full',
    text: 200,
    connection: 'off',
    find: 'row',
  } as const;
  expect(readSwitches(`?${writeSwitches(switches)}`)).toEqual(switches);
});

test('missing or invalid values fall back to the defaults', () => {
  expect(readSwitches('')).toEqual(standard);
  expect(
    readSwitches('?lang=xx&theme=pink&width=9&brand=red&dir=up&text=7&connection=slow'),
  ).toEqual(standard);
  expect(String(writeSwitches(standard))).toBe('');
});
