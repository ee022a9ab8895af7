import { expect, it } from 'vitest';
import { promoCodeOf } from './promoCode';

it('is the same code in small letters and with blanks in and around it', () => {
  expect([' salom 10\n', 'SALOM10', 'ilon'].map(promoCodeOf)).toEqual([
    'SALOM10',
    'SALOM10',
    'ILON',
  ]);
});
