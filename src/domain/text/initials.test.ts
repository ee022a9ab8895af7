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
  expect(initials({ firstName, lastName })).toBe(letters);
});
