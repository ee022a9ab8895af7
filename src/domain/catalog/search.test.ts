import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCatalog, sampleCategory, sampleProduct } from '../../../tests/samples/models';
import type { Catalog, Product } from './catalog';
import { buildSearchIndex, searchProducts } from './search';

function catalogOf(names: Readonly<Record<string, Product['name']>>): Catalog {
  return sampleCatalog(Object.entries(names).map(([id, name]) => sampleProduct({ id, name })));
}

function find(catalog: Catalog, query: string): string[] {
  return searchProducts(buildSearchIndex(catalog), query).map(({ id }) => id);
}

describe('search', () => {
  it.each([
    ['shoʻrva', "sho'rva"],
    ['shoʻrva', 'SHO‘RVA'],
    ['shoʻrva', 'шўрва'],
    ['gʻisht', 'ғишт'],
    ['qovurma', 'қовурма'],
    ['Ҳалим', 'halim'],
    ['Хачапури', 'xachapuri'],
    ['khachapuri', 'хачапури'],
    ['мёд', 'мед'],
    ['йогурт', 'yogurt'],
    ['ёғ', "yog'"],
    ['етти', 'yetti'],
    ['Crème brûlée', 'creme brulee'],
    ['Şiş kebap', 'sis'],
    ['Борщ', 'borsh'],
    ['чай', 'chay'],
    ['Cola 0.5', 'cola ٥'],
    ['Set 12', '１２'],
  ])('finds %s by %s', (name, query) => {
    expect(find(catalogOf({ it: { uz: name } }), query)).toEqual(['it']);
  });

  it('matches words in any order, also partial ones', () => {
    const catalog = catalogOf({ lagman: { ru: 'Лагман жареный с говядиной' } });
    expect(find(catalog, 'говяд лагм')).toEqual(['lagman']);
    expect(find(catalog, 'говяд рыба')).toEqual([]);
  });

  it('searches all languages at once', () => {
    const catalog = catalogOf({ plov: { ru: 'Плов', uz: 'Palov', eng: 'Pilaf' } });
    for (const query of ['плов', 'palov', 'pilaf', 'палов']) {
      expect(find(catalog, query)).toEqual(['plov']);
    }
  });

  it('ranks name prefixes, then word prefixes, then name parts, then other texts', () => {
    const catalog = sampleCatalog([
      sampleProduct({ id: 'text', name: { eng: 'Borscht' }, description: { eng: 'with tea' } }),
      sampleProduct({ id: 'part', name: { eng: 'Steak' } }),
      sampleProduct({ id: 'word', name: { eng: 'Green tea' } }),
      sampleProduct({ id: 'start', name: { eng: 'Tea with lemon' } }),
    ]);
    expect(find(catalog, 'tea')).toEqual(['start', 'word', 'part', 'text']);
  });

  it('finds products by category name', () => {
    expect(find(sampleCatalog([sampleProduct()]), 'горячее')).toEqual(['plov']);
  });

  it('finds nothing for a blank query and hides products not sold here', () => {
    const branches = [{ branchId: 'far', isActive: true }];
    const catalog = sampleCatalog([sampleProduct({ branches })]);
    expect(find(catalog, '  ')).toEqual([]);
    expect(searchProducts(buildSearchIndex(catalog, 'near'), 'plov')).toEqual([]);
    expect(searchProducts(buildSearchIndex(catalog, 'far'), 'palov')).toHaveLength(1);
  });

  it('finds every product by any word of its name in any language', () => {
    const letters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳәіңөүұabcxyzoʻgʻçşığé中文شاي59';
    const word = fc.string({
      unit: fc.constantFrom(...Array.from(letters)),
      minLength: 1,
      maxLength: 8,
    });
    // A word of combining marks only is not searchable.
    const readable = word.filter((text) => /[^ъьʻ]/.test(text));
    const text = fc.array(readable, { minLength: 1, maxLength: 4 });
    const name = fc.record({ uz: text, ru: text, eng: text });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
        const products = names.map(({ uz, ru, eng }, id) =>
          sampleProduct({
            id: `${id}`,
            name: { uz: uz.join(' '), ru: ru.join(' - '), eng: eng.join(', ') },
          }),
        );
        const index = buildSearchIndex(sampleCatalog(products));
        names.forEach(({ uz, ru, eng }, id) => {
          for (const query of [...uz, ...ru, ...eng]) {
            const found = searchProducts(index, query.toUpperCase());
            expect(found.map((product) => product.id)).toContain(`${id}`);
          }
        });
      }),
    );
  });

  it('searches 10,000 products quickly', () => {
    const products = Array.from({ length: 10_000 }, (_, id) =>
      sampleProduct({
        id: `${id}`,
        name: { ru: `Плов номер ${id}`, uz: `Palov raqam ${id}`, eng: `Pilaf number ${id}` },
        description: { ru: 'Рис, морковь и говядина, приготовленные в казане на огне' },
      }),
    );
    const index = buildSearchIndex({
      ...sampleCatalog(products),
      categories: [sampleCategory()],
    });
    const begun = performance.now();
    expect(searchProducts(index, 'pilaf 9999')).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(250);
  });
});
