import { afterAll, describe, expect, it, vi } from 'vitest';
import { languages } from '../domain/text/language';
import { pricePerUnit, showSigned } from './amountText';
import {
  langOf,
  setCurrency,
  setMainLanguage,
  showMoney,
  showNumber,
  showText,
  textsKey,
} from './show';
import { onLanguage, showLanguage } from './t';

it('formats money in the shop’s currency and numbers in the current language', async () => {
  await showLanguage('kz');
  expect(showMoney(2_500_000)).toBe('25\u00a0000\u00a0сом');
  expect(showNumber(4.7)).toBe('4,7');
  setCurrency('KZT');
  expect(showMoney(2_500_000)).toBe('25\u00a0000\u00a0теңге');
  expect(showSigned('+', 2_500_050)).toBe('+25\u00a0000,50\u00a0теңге');
  setCurrency('UZS');
});

it.each(languages)('formats a non-finite number as an empty string in %s', async (language) => {
  await showLanguage(language);
  for (const nothing of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(showMoney(nothing)).toBe('');
    expect(showNumber(nothing)).toBe('');
    expect(showSigned('−', nothing)).toBe('');
    expect(pricePerUnit({ costPrice: nothing, unit: 'KG' })).toBe('');
  }
});

describe('the server’s texts in the current language', () => {
  afterAll(() => showLanguage('uz'));

  it('keep their key when only the fallback language becomes known', async () => {
    await showLanguage('ru');
    setMainLanguage(null);
    const key = textsKey();
    setMainLanguage('uz');
    expect(textsKey()).toBe(key);
  });

  it('change, with their key, with the fallback language if data lacks the current one', async () => {
    await showLanguage('ar');
    setMainLanguage(null);
    const changed = vi.fn();
    const stop = onLanguage(changed);
    const key = textsKey();
    expect(showText({ ru: 'Плов', uz: 'Osh' })).toBe('Плов');
    setMainLanguage('uz');
    stop();
    expect(showText({ ru: 'Плов', uz: 'Osh' })).toBe('Osh');
    expect(changed).toHaveBeenCalledOnce();
    expect(textsKey()).not.toBe(key);
  });

  it('name their language if it is not the current one', async () => {
    await showLanguage('zh');
    setMainLanguage('uz');
    expect(langOf({ ru: 'Плов', uz: 'Osh' })).toBe('uz-Latn-UZ');
    expect(langOf({ ru: 'Плов', uz: ' ' })).toBe('ru-RU');
    expect(langOf({ ru: 'Плов', zh: '抓饭' })).toBeUndefined();
    expect(langOf({})).toBeUndefined();
  });

  it('have the sign before the number in both text directions', async () => {
    await showLanguage('ar');
    expect(showSigned('−', 400000)).toMatch(/^\u2066−4\s000\u2069\s/);
    await showLanguage('uz');
    expect(showSigned('+', 400000)).toMatch(/^\+4\s000\s/);
  });
});
