import { describe, expect, it } from 'vitest';
import { promoCodeOf, promoSpellings } from './promoCode';

describe('a typed promo code', () => {
  it.each([
    ['summerSale', 'summerSale'],
    [' salom 10\n', 'salom10'],
    ['SA\u00adLOM\u200b10\ufeff', 'SALOM10'],
    ['\u00a0SALOM\u202f10', 'SALOM10'],
    ['\u2066SALOM10\u2069', 'SALOM10'],
    ['«SALOM10»', 'SALOM10'],
    ['“summerSale”', 'summerSale'],
    ['"\'SALOM10\'"', 'SALOM10'],
    ["o'zbek", "o'zbek"],
    [' \u200b ', ''],
  ])('%j is sent first as %s', (typed, code) => {
    expect(promoCodeOf(typed)).toBe(code);
    expect(promoSpellings(typed)[0]).toBe(code);
  });

  it.each([
    ['SALOM١٠', 'SALOM10'],
    ['salom۱۰', 'SALOM10'],
    ['ＳＡＬＯＭ１０', 'SALOM10'],
    ['İLON', 'ILON'],
    ['I\u0307lon', 'ILON'],
    ['ılon', 'ILON'],
    ['summerSale', 'SUMMERSALE'],
    ['САМSА', 'CAMSA'],
    ['summerSаle', 'summerSale'],
    ['sаlom', 'SALOM'],
  ])('%s is also tried as %s', (typed, code) => {
    expect(promoSpellings(typed)).toContain(code);
  });

  it('is tried once where it has one spelling', () => {
    expect(promoSpellings('SALOM10')).toEqual(['SALOM10']);
    expect(promoSpellings('ПЛОВ')).toEqual(['ПЛОВ', 'ПЛOB']);
  });
});
