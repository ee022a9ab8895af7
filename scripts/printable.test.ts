import { expect, test } from 'vitest';
import { printable } from './printable';

test('what would move the cursor, turn a line or hide in it is made visible', () => {
  expect(printable('\u001b[2Ja\nb\u202ec\u200bd')).toBe('\\u{1b}[2Ja\\u{a}b\\u{202e}c\\u{200b}d');
  expect(printable('Toʻy oshi, 20 % – “плов”')).toBe('Toʻy oshi, 20 % – “плов”');
});
