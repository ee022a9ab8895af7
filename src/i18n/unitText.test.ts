import { afterAll, describe, expect, it } from 'vitest';
import { sampleProduct } from '../../tests/samples/models';
import { languages } from '../domain/text/language';
import { pricePerUnit } from './amountText';
import { showLanguage } from './t';
import { measuredUnitText, measureText, unitText } from './unitText';

const units = ['KG', 'LITER', 'GRAMM', 'COUNT'] as const;

describe('the unit of a price', () => {
  afterAll(() => showLanguage('uz'));

  it.each(languages)('has a distinct word for each unit in %s', async (language) => {
    await showLanguage(language);
    const words = units.map((unit) => unitText(sampleProduct({ unit })));
    expect(words.every((word) => word)).toBe(true);
    expect(new Set(words).size).toBe(units.length);
  });

  it('is omitted for an unknown unit, and for pieces where space is limited', async () => {
    await showLanguage('ru');
    expect(unitText({ unit: null })).toBeUndefined();
    expect(measuredUnitText({ unit: 'COUNT' })).toBeUndefined();
    expect(measuredUnitText({ unit: 'KG' })).toBe('кг');
    expect(pricePerUnit({ unit: 'COUNT', costPrice: 1_000_000 })).toBeUndefined();
    expect(pricePerUnit({ unit: 'LITER', costPrice: 2_400_000 })).toMatch(/^24.000.сум \/ л$/u);
  });
});

describe('a measure', () => {
  const shown = (measure: string | null, unit: (typeof units)[number] | null = 'COUNT') =>
    measureText({ measure, unit })?.replaceAll('\u00a0', ' ');
  afterAll(() => showLanguage('uz'));

  it.each([
    ['uz', '350 g', '0,5 l', '500 ml', '1 kg', '45 sm'],
    ['ru', '350 г', '0,5 л', '500 мл', '1 кг', '45 см'],
    ['eng', '350 g', '0.5 l', '500 ml', '1 kg', '45 cm'],
    ['ar', '350 غ', '0.5 لتر', '500 مل', '1 كغ', '45 سم'],
    ['kz', '350 г', '0,5 л', '500 мл', '1 кг', '45 см'],
    ['tr', '350 g', '0,5 L', '500 ml', '1 kg', '45 cm'],
    ['zh', '350 克', '0.5 升', '500 毫升', '1 公斤', '45 厘米'],
  ] as const)('has its units in %s', async (language, ...expected) => {
    await showLanguage(language);
    expect(['350 g', '0.5 l', '500 ml', '1 kg', '45 cm'].map((each) => shown(each))).toEqual(
      expected,
    );
    expect(['350гр.', '0,5 Л', '500мл', '1 КГ', '45 sm'].map((each) => shown(each))).toEqual(
      expected,
    );
  });

  it('gets the unit of the price if it is a number alone', async () => {
    await showLanguage('ru');
    expect(shown('350', 'GRAMM')).toBe('350 г');
    expect(shown('1.5', 'LITER')).toBe('1,5 л');
    for (const unit of ['COUNT', null] as const) expect(shown('350', unit)).toBe('350');
  });

  it('keeps all other words and numbers', async () => {
    await showLanguage('ru');
    expect(shown('3 × 8 cm')).toBe('3 × 8 см');
    expect(shown('250/50 g')).toBe('250/50 г');
    expect(shown('1,000 g')).toBe('1,000 г');
    for (const text of ['7 dona', '2 guests', '3 gala', 'XL', 'big'])
      expect(shown(text)).toBe(text);
    expect(shown(null)).toBeUndefined();
  });
});
