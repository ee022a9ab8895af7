import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitsIn } from '../text/digits';
import {
  asksForCvv,
  brandOf,
  cardFaults,
  groupNumber,
  isOver,
  passesLuhn,
  readExpiry,
  showExpiry,
} from './card';

const now = { year: 2026, month: 3 };
const uzcard = { number: '8600000000000007', expiry: '0926', cvv: '', name: '' };
const visa = { number: '4111111111111111', expiry: '0926', cvv: '123', name: '' };

/** Fifteen digits and a valid Luhn check digit. */
const numbers = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 })
  .map((digits) => digits.join(''))
  .map((body) => {
    const last = [...'0123456789'].find((digit) => passesLuhn(body + digit));
    return body + (last ?? '');
  });

describe('a card’s number', () => {
  test.each(['8600000000000007', '9860000000000000', '4111111111111111', '5555555555554444'])(
    '%s is valid',
    (number) => expect(passesLuhn(number)).toBe(true),
  );

  test('is invalid when one digit is wrong', () => {
    fc.assert(
      fc.property(numbers, fc.nat(15), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const wrong = String((Number(number.charAt(at)) + by) % 10);
        return !passesLuhn(number.slice(0, at) + wrong + number.slice(at + 1));
      }),
    );
  });

  test('survives grouping and parsing', () => {
    fc.assert(fc.property(numbers, (number) => digitsIn(groupNumber(number)) === number));
    expect(groupNumber('8600123')).toBe('8600 123');
    expect(groupNumber('8600')).toBe('8600');
  });

  test.each([
    ['8600-0000 0000.0007', '8600000000000007'],
    ['٨٦٠٠ ٠٠٠٠', '86000000'],
  ])('is read from %s', (pasted, digits) => expect(digitsIn(pasted)).toBe(digits));

  test.each([
    ['8600', 'UZCARD', false],
    ['5614', 'UZCARD', false],
    ['9860', 'HUMO', false],
    ['4', 'VISA', true],
    ['55', 'MASTERCARD', true],
    ['2204', 'MASTERCARD', true],
    ['62', null, false],
    ['', null, false],
  ] as const)('starting with %s is of %s', (number, brand, asks) => {
    expect(brandOf(number)).toBe(brand);
    expect(asksForCvv(number)).toBe(asks);
  });
});

describe('card expiry', () => {
  test.each([
    ['1', '1', '1'],
    ['3', '03', '03'],
    ['12', '12', '12'],
    ['0927', '0927', '09/27'],
    ['09/27', '0927', '09/27'],
    ['09 / 2027', '0927', '09/27'],
    ['9/27', '0927', '09/27'],
    ['٠٩/٢٧', '0927', '09/27'],
    ['', '', ''],
  ])('%s is read as %s and shown as %s', (typed, digits, shown) => {
    expect(readExpiry(typed)).toBe(digits);
    expect(showExpiry(digits)).toBe(shown);
  });

  test.each([
    ['03/26', false],
    ['02/26', true],
    ['12/25', true],
    ['01/27', false],
    ['0226', true],
    ['', false],
    ['soon', false],
    ['13/20', false],
  ])('%s is expired in March 2026: %s', (expire, over) => expect(isOver(expire, now)).toBe(over));
});

describe('card validation', () => {
  test.each([
    ['nothing for a local card', uzcard, {}],
    ['nothing for a card with a CVV', visa, {}],
    ['a missing number', { ...uzcard, number: '' }, { number: 'missing' }],
    ['a short number', { ...uzcard, number: '8600' }, { number: 'short' }],
    ['a wrong digit', { ...uzcard, number: '8600000000000008' }, { number: 'wrong' }],
    ['a missing expiry', { ...uzcard, expiry: '' }, { expiry: 'missing' }],
    ['a short expiry', { ...uzcard, expiry: '09' }, { expiry: 'short' }],
    ['an invalid month', { ...uzcard, expiry: '1327' }, { expiry: 'wrong' }],
    ['an expired card', { ...uzcard, expiry: '0226' }, { expiry: 'past' }],
    ['a missing CVV', { ...visa, cvv: '' }, { cvv: 'missing' }],
    ['a short CVV', { ...visa, cvv: '12' }, { cvv: 'short' }],
  ] as const)('reports %s', (_, typed, faults) => {
    expect(cardFaults(typed, now)).toEqual(faults);
  });
});
