import { afterEach, describe, expect, it, vi } from 'vitest';
import { currencyDigits } from './currency';

const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;

afterEach(() => vi.restoreAllMocks());

describe('the decimals of amounts', () => {
  it.each(['UZS', 'KZT', 'RUB', 'USD'])(
    '%s has as many as a browser knows, without asking it: its first answer holds up the start',
    (currency) => {
      const expected = decimalsOf(currency);
      const ask = vi.spyOn(Intl, 'NumberFormat');
      expect(currencyDigits(` ${currency.toLowerCase()} `)).toBe(expected);
      expect(ask).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['KWD', 3],
    ['JPY', 0],
    ['EUR', 2],
    ['no code', 2],
    ['', 2],
  ])('%s has %d', (currency, digits) => {
    expect(currencyDigits(currency)).toBe(digits);
  });
});
