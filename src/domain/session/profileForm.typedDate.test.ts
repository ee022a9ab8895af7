import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, typeDate, typedDay } from './profileForm';

const typeAll = (keys: string): string =>
  [...keys].reduce((text, key) => typeDate(text, text + key), '');

it.each([
  ['07031990', '07.03.1990'],
  ['07.03.1990', '07.03.1990'],
  ['7.3.1990', '7.3.1990'],
  ['07/03/1990', '07.03.1990'],
  ['07 03 1990', '07.03.1990'],
  ['٠٧٠٣١٩٩٠', '07.03.1990'],
  ['070319901', '07.03.1990'],
  ['07', '07.'],
])('typing %s gives %s', (keys, shown) => {
  expect(typeAll(keys)).toBe(shown);
});

it.each(['1990-03-07', '07.03.1990', '07-03-1990', ' 07 / 03 / 1990 ', '07031990'])(
  'pasted as %s gives the same date',
  (pasted) => {
    expect(typeDate('', pasted)).toBe('07.03.1990');
  },
);

it.each([
  '07.03.1990',
  '07031990',
  '19900307',
  '1990-03-07',
  '1990/3/7',
  '1990年3月7日',
  '07/03/1990',
  '07–03–1990',
  '07 . 03 . 1990',
  '٠٧/٠٣/١٩٩٠',
  '1990-03-07T00:00:00Z',
])('the same date filled in again as %s changes nothing', (filled) => {
  expect(typeDate('07.03.1990', filled)).toBe('07.03.1990');
});

it('a deleted dot stays deleted', () => {
  expect(typeDate('07.', '07')).toBe('07');
  expect(typeDate('07.03.', '07.03')).toBe('07.03');
});

it('editing a digit in the middle keeps the rest', () => {
  expect(typeDate('07.03.1990', '0.03.1990')).toBe('0.03.1990');
  expect(typeDate('0.03.1990', '09.03.1990')).toBe('09.03.1990');
});

it.each([
  ['07.03.1990', '1990-03-07'],
  ['7.3.1990', '1990-03-07'],
  ['29.02.2000', '2000-02-29'],
  ['29.02.2001', null],
  ['31.04.1990', null],
  ['00.01.1990', null],
  ['01.13.1990', null],
  ['07.03.90', null],
  ['', null],
])('%s is the day %s', (typed, day) => {
  expect(dayOf(typed)).toBe(day);
});

it('every calendar day survives formatting and parsing', () => {
  const days = fc.date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2100-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(dayOf(typedDay(day))).toBe(day);
      expect(typeAll(typedDay(day).replaceAll('.', ''))).toBe(typedDay(day));
    }),
  );
});

it('an invalid server date is shown as empty', () => {
  expect(typedDay(null)).toBe('');
  expect(typedDay('1990')).toBe('');
  expect(typedDay('someday')).toBe('');
});
