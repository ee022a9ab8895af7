import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Aziza', 'Karimova', 'AK'],
  ['aziza', '', 'A'],
  [' ', 'o’neil', 'O'],
  ['', '', ''],
  ['李', '雷', '李雷'],
  ['🍕 Pizza', 'e\u0301mile', '🍕E\u0301'],
])('of %s %s are %s', (firstName, lastName, letters) => {
  expect(initials({ firstName, lastName }, 'uz')).toBe(letters);
});

it('capitals are those of the interface language', () => {
  const ilhom = { firstName: 'ilhom', lastName: 'ibragimov' };
  expect(initials(ilhom, 'uz')).toBe('II');
  expect(initials(ilhom, 'tr')).toBe('İİ');
});
