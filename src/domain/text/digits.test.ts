import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeDigits } from './digits';
import { formatNumber } from './format';
import { languages } from './language';

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
  ['50 000,00 soʻm', '50000'],
  ['50 000.00 сум', '50000'],
  ['50.000,00 TL', '50000'],
  ['UZS 50,000.00', '50000'],
  ['Rs. 50,000.00', '50000'],
  ['50.000 руб.', '50000'],
  ['50 000,5 soʻm.', '50000'],
  ['٥٠٬٠٠٠٫٠٠ ر.س.', '50000'],
  ['５００００．００元', '50000'],
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

it('of an amount with its currency, as any language writes it, are those of its whole part', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 0, max: 99 }),
      fc.constantFrom('uz', 'ru', 'en', 'ar-EG', 'kk', 'tr', 'zh', 'de-CH', 'hi'),
      fc.constantFrom('UZS', 'KZT', 'RUB', 'USD', 'TRY', 'SAR'),
      fc.constantFrom<('code' | 'symbol' | 'name')[]>('code', 'symbol', 'name'),
      (whole, hundredths, language, currency, currencyDisplay) => {
        const { format } = new Intl.NumberFormat(language, {
          style: 'currency',
          currency,
          currencyDisplay,
          minimumFractionDigits: 2,
        });
        expect(wholeDigits(format(whole + hundredths / 100))).toBe(String(whole));
      },
    ),
  );
});
