import { describe, expect, it } from 'vitest';
import { brandOf, merchantIdsOf, parseBrands, readBrands } from './brandTable';

const table = readBrands(
  JSON.stringify({
    brands: { tea: { hosts: ['tea.uz'], merchantIds: ['1', '2'] } },
    startsInRussian: ['2'],
  }),
);

describe('a table of brands', () => {
  it('names the brand of a host and of its subdomains', () => {
    expect(brandOf(table, 'tea.uz')).toBe('tea');
    expect(brandOf(table, 'Green.tea.uz')).toBe('tea');
    expect(brandOf(table, 'eviltea.uz')).toBeNull();
  });

  it('lists the merchants of a brand', () => {
    expect(merchantIdsOf(table, 'tea')).toEqual(['1', '2']);
    expect(merchantIdsOf(table, 'toString')).toEqual([]);
    expect(table.startsInRussian).toEqual(['2']);
  });

  it.each([
    'null',
    '[]',
    '{',
    '{"brands":[{}]}',
    '{"brands":{"a":{"hosts":"a.uz"}}}',
    '{"startsInRussian":[7]}',
  ])('that says %s is none: the shop opens without brands', (json) => {
    expect(parseBrands(json)).toBeNull();
    expect(readBrands(json)).toEqual({ brands: {}, startsInRussian: [] });
  });

  it('may be empty or leave parts out', () => {
    expect(parseBrands('')).toEqual({ brands: {}, startsInRussian: [] });
    expect(parseBrands('{}')).toEqual({ brands: {}, startsInRussian: [] });
  });
});
