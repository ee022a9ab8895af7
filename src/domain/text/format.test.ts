import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatTime } from '../time/dates';
import { formatMoney, formatNumber } from './format';
import { languages } from './language';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('numbers', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1 000'],
    [1234567.891, '1 234 567.89'],
    [0.005, '0.01'],
    [1.5, '1.5'],
    [-25000, '-25 000'],
    [-0.001, '0'],
  ])('%d is written %s', (value, text) => {
    expect(plain(formatNumber(value, 'eng'))).toBe(text);
  });

  it('use the decimal sign of their language', () => {
    const written = languages.map((language) => formatNumber(1.5, language));
    expect(written).toEqual(['1,5', '1,5', '1.5', '1.5', '1,5', '1,5', '1.5']);
  });

  it('never wrap, and non-finite values are empty', () => {
    expect(formatNumber(1000, 'uz')).toBe('1\u00a0000');
    expect(formatNumber(Number.NaN, 'uz')).toBe('');
  });
});

describe('prices', () => {
  const all = (currency: string) =>
    languages.map((language) => plain(formatMoney(2_500_050, language, currency)));

  it('use the shop’s currency, named in the language', () => {
    expect(all('UZS')).toEqual([
      '25 000,50 soʻm',
      '25 000,50 сум',
      '25 000.50 sum',
      '25 000.50 سوم',
      '25 000,50 сом',
      '25 000,50 som',
      '25 000.50 苏姆',
    ]);
    expect(all('kzt')).toEqual([
      '25 000,50 tenge',
      '25 000,50 тенге',
      '25 000.50 tenge',
      '25 000.50 تينغ',
      '25 000,50 теңге',
      '25 000,50 tenge',
      '25 000.50 坚戈',
    ]);
  });

  it.each(languages)('in sum are never called tenge: %s', (language) => {
    const word = (currency: string) => formatMoney(100, language, currency);
    expect(word('UZS')).not.toBe(word('KZT'));
  });

  it('have the decimals of their currency, or none for a whole amount', () => {
    const written = (money: number, currency: string) => plain(formatMoney(money, 'eng', currency));
    expect(written(4125, 'KWD')).toBe('4.125 KWD');
    expect(written(4100, 'KWD')).toBe('4.100 KWD');
    expect(written(4000, 'KWD')).toBe('4 KWD');
    expect(written(4125, 'JPY')).toMatch(/^4 125 /);
  });

  it('use the symbol of an unlisted currency, or its code', () => {
    expect(plain(formatMoney(150, 'eng', 'EUR'))).toBe('1.50 €');
    expect(plain(formatMoney(150, 'ru', 'KGS'))).toMatch(/^1,50 (⃀|KGS|сом)$/);
    expect(plain(formatMoney(150, 'eng', 'points'))).toBe('1.50 POINTS');
  });
});

it('dates and times use the merchant’s time zone', () => {
  const at = Date.parse('2024-02-29T20:05:09Z');
  expect(formatDate(at, 'Asia/Tashkent')).toBe('01.03.2024');
  expect(formatTime(at, 'Asia/Tashkent')).toBe('01:05');
  expect(formatDateTime(at, 'Asia/Tashkent')).toBe('01.03.2024 01:05');
  expect(formatDateTime(at, 'UTC')).toBe('29.02.2024 20:05');
});
