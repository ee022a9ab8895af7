import { afterAll, describe, expect, it } from 'vitest';
import { sampleProduct } from '../../tests/samples/models';
import { languages } from '../domain/text/language';
import { showLanguage } from './t';
import { measuredUnitText, pricePerUnit, unitText } from './unitText';

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
