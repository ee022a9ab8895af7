import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatTime } from './dates';
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
    expect(plain(formatNumber(value))).toBe(text);
  });

  it('never break a line, and what is no number is not written', () => {
    expect(formatNumber(1000)).toBe('1\u00a0000');
    expect(formatNumber(Number.NaN)).toBe('');
  });
});

describe('prices', () => {
  it('carry the sum by its local name, and the tenge in Kazakh', () => {
    const prices = languages.map((language) => plain(formatMoney(2_500_050, language)));
    expect(prices).toEqual([
      '25 000.5 soʻm',
      '25 000.5 сум',
      '25 000.5 sum',
      '25 000.5 سوم',
      '25 000.5 теңге',
      '25 000.5 som',
      '25 000.5 苏姆',
    ]);
  });

  it('have another word where a merchant has another currency', () => {
    expect(plain(formatMoney(150, 'eng', { eng: 'USD' }))).toBe('1.5 USD');
  });
});

it('dates and times are written by the merchant\u2019s clock', () => {
  const at = Date.parse('2024-02-29T20:05:09Z');
  expect(formatDate(at, 'Asia/Tashkent')).toBe('01.03.2024');
  expect(formatTime(at, 'Asia/Tashkent')).toBe('01:05');
  expect(formatDateTime(at, 'Asia/Tashkent')).toBe('01.03.2024 01:05');
  expect(formatDateTime(at, 'UTC')).toBe('29.02.2024 20:05');
});
