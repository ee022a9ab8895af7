import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromMoney } from '../basket/pricing';
import { formatNumber } from './format';
import { languages } from './language';
import { typedAmount } from './typedAmount';

it.each([
  ['', 0],
  ['.', 0],
  ['15 000', 1_500_000],
  ['15000,5', 1_500_050],
  ['0.07', 7],
  ['١٥٬٠٠٠٫٥', 1_500_050],
  ['۱۵ ۰۰۰', 1_500_000],
  ['１５０００．５', 1_500_050],
  ['-5', null],
  ['1.234', null],
  ['1e9', null],
  ['soʻm', null],
  ['1234567890123', null],
])('%j is read as %j', (text, money) => {
  expect(typedAmount(text)).toBe(money);
});

it('parses every formatted amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e11 }),
      fc.constantFrom(...languages),
      (money, language) => {
        expect(typedAmount(formatNumber(fromMoney(money), language))).toBe(money);
      },
    ),
  );
});
