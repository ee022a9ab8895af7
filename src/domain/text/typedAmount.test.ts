import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber } from './format';
import { languages } from './language';
import { wholeDigits } from './typedAmount';

it.each([
  ['', ''],
  ['.', ''],
  ['abc', ''],
  ['15 000', '15000'],
  ['15,000', '15000'],
  ['15.000', '15000'],
  ['15000,5', '15000'],
  ['12.5', '12'],
  ['12.', '12'],
  ['007', '7'],
  ['0', '0'],
  ['-5', '5'],
  ['١٥٬٠٠٠٫٥', '15000'],
  ['۱۵ ۰۰۰', '15000'],
  ['１５０００．５', '15000'],
  ['1234567890123', '123456789012'],
])('of %j are %j', (text, digits) => {
  expect(wholeDigits(text)).toBe(digits);
});

it('of a formatted amount are those of its whole part', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 0, max: 99 }),
      fc.constantFrom(...languages),
      (whole, hundredths, language) => {
        const shown = formatNumber(whole + hundredths / 100, language);
        expect(wholeDigits(shown)).toBe(String(whole));
      },
    ),
  );
});
