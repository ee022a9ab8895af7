import { describe, expect, it, test } from 'vitest';
import { codeIn, isWholeCode } from './smsCode';

describe('the code in typed text', () => {
  it.each([
    ['1234', '1234'],
    ['123 456', '123456'],
    ['12345678', '12345678'],
    ['123456789', '12345678'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['１２３４５６', '123456'],
    ['१२३४५६', '123456'],
    ['Kod: 123456. 5 daqiqa amal qiladi', '123456'],
    ['12 ta', '12'],
  ])('of %j is %s', (text, code) => {
    expect(codeIn(text, null)).toBe(code);
  });

  it('is cut to its fixed length', () => {
    expect(codeIn('123456', 4)).toBe('1234');
    expect(codeIn('Order 2026: code ٦٥٤٣٢١', 6)).toBe('654321');
  });
});

test('a code is complete from four digits, or with all of a fixed length', () => {
  expect(['123', '1234', '12345678'].map((code) => isWholeCode(code, null))).toEqual([
    false,
    true,
    true,
  ]);
  expect(['12345', '123456'].map((code) => isWholeCode(code, 6))).toEqual([false, true]);
});
