import { describe, expect, it } from 'vitest';
import { groupNumber, readExpiry, showExpiry } from '../domain/cards/card';
import { digitsIn } from '../domain/text/digits';
import { typeDigits } from './typing';

const number = { read: (text: string) => digitsIn(text).slice(0, 16), show: groupNumber };
const expiry = { read: readExpiry, show: showExpiry };

describe('typing a card number', () => {
  it('groups the digits and keeps the caret behind the typed digit', () => {
    expect(typeDigits('8600', '86001', 5, number)).toEqual({ digits: '86001', caret: 6 });
  });

  it('deletes the digit before a gap when the gap is deleted', () => {
    expect(typeDigits('8600 1', '86001', 4, number)).toEqual({ digits: '8601', caret: 3 });
  });

  it('types in the middle without moving the caret to the end', () => {
    expect(typeDigits('8600 1234', '86900 1234', 3, number)).toEqual({
      digits: '869001234',
      caret: 3,
    });
  });

  it('accepts a pasted number and truncates it to the maximum length', () => {
    const pasted = '8600-0000-0000-0007 9';
    expect(typeDigits('', pasted, pasted.length, number)).toEqual({
      digits: '8600000000000007',
      caret: 19,
    });
  });

  it('allows everything to be deleted', () => {
    expect(typeDigits('8', '', 0, number)).toEqual({ digits: '', caret: 0 });
  });
});

describe('typing a card’s expiry date', () => {
  it('inserts the slash, and a zero before a one-digit month', () => {
    expect(typeDigits('', '9', 1, expiry)).toEqual({ digits: '09', caret: 2 });
    expect(typeDigits('09', '092', 3, expiry)).toEqual({ digits: '092', caret: 4 });
  });

  it('deletes back over the slash', () => {
    expect(typeDigits('09/2', '09/', 3, expiry)).toEqual({ digits: '09', caret: 2 });
    expect(typeDigits('09', '0', 1, expiry)).toEqual({ digits: '0', caret: 1 });
  });

  it('takes one digit before a separator for a month', () => {
    expect(typeDigits('1', '1/', 2, expiry)).toEqual({ digits: '01', caret: 2 });
    expect(typeDigits('', '1/27', 4, expiry)).toEqual({ digits: '0127', caret: 5 });
  });

  it('lets the second digit of the month be replaced', () => {
    expect(typeDigits('12/27', '1/27', 1, expiry)).toEqual({ digits: '127', caret: 1 });
    expect(typeDigits('12/7', '112/7', 2, expiry)).toEqual({ digits: '1127', caret: 2 });
  });

  it('accepts an autofilled date', () => {
    expect(typeDigits('', '09/2027', 7, expiry)).toEqual({ digits: '0927', caret: 5 });
  });
});

describe('the same value filled in again', () => {
  it.each([
    ['a card number', '8600 0000 0000 0007', '8600000000000007', number],
    ['an expiry date', '09/27', '0927', expiry],
    ['an expiry date', '09/27', '9/27', expiry],
    ['an expiry date', '09/27', '09/2027', expiry],
    ['an expiry date', '09/27', '2027-09', expiry],
    ['an expiry date', '09/27', '09 / 27', expiry],
    ['an expiry date', '09/27', '09.27', expiry],
    ['an expiry date', '09/27', '09–27', expiry],
    ['an expiry date', '09/27', '9-2027', expiry],
    ['an expiry date', '09/27', '2027/9', expiry],
    ['an expiry date', '09/27', '2027-09-30', expiry],
    ['an expiry date', '09/27', '٠٩/٢٧', expiry],
    ['an expiry date', '01/27', '1/27', expiry],
    ['an expiry date', '01/27', '1 / 2027', expiry],
  ])('leaves %s as it is: %s, %s', (_, shown, filled, shape) => {
    expect(typeDigits(shown, filled, filled.length, shape)).toEqual({
      digits: shape.read(shown, false),
      caret: shown.length,
    });
  });
});
