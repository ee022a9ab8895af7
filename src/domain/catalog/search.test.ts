import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCatalog, sampleCategory, sampleProduct } from '../../../tests/samples/models';
import type { Catalog, Product } from './catalog';
import { searchProducts } from './search';
import { buildSearchIndex } from './searchIndex';

function catalogOf(names: Readonly<Record<string, Product['name']>>): Catalog {
  return sampleCatalog(Object.entries(names).map(([id, name]) => sampleProduct({ id, name })));
}

function find(catalog: Catalog, query: string): string[] {
  return searchProducts(buildSearchIndex(catalog), query).map(({ id }) => id);
}

/** A result, and the processor time that it took, in microseconds. */
function timed<T>(run: () => T): [result: T, microseconds: number] {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return [result, user + system];
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
    ['Чиз\u00adбургер', 'чизбургер'],
    ['Чизбургер', 'чиз\u00adбургер'],
    ['Чиз\u200bбур\u2060гер', 'чизбургер'],
    ['شـــاورما', 'شاورما'],
    ['شاورما', 'شـاورما'],
    ['شَاوِرْمَا', 'شاورما'],
    ['\u2067شاورما\u2069', 'شاورما'],
    ['نی\u200cشکر', 'نیشکر'],
    ['Coca-Cola', 'cocacola'],
    ['Coca-Cola', 'кокакола'],
    ['Coca Cola 0.5', 'кокакола'],
    ['Кока-Кола', 'cocacola'],
    ['Кока-Кола', 'кокакола'],
    ['Coca\u2011Cola', 'cocaco'],
    ['Pepsi-Cola', 'pepsicola'],
    ['Pepsi-Cola', 'пепсикола'],
    ['Cocacola', 'coca-cola'],
    ['7 Up', '7up'],
    ['Kit Kat', 'китк'],
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

  it('ranks whole words of names, then their starts, then other texts, and parts of words last', () => {
    const catalog = sampleCatalog([
      sampleProduct({ id: 'text', name: { eng: 'Borscht' }, description: { eng: 'with tea' } }),
      sampleProduct({ id: 'part', name: { eng: 'Steak' } }),
      sampleProduct({ id: 'prefix', name: { eng: 'Teahouse plov' } }),
      sampleProduct({ id: 'word', name: { eng: 'Green tea' } }),
      sampleProduct({ id: 'start', name: { eng: 'Tea with lemon' } }),
    ]);
    expect(find(catalog, 'tea')).toEqual(['start', 'word', 'prefix', 'text', 'part']);
  });

  it('lists what is sold out after the others that match as well, and before those that match less', () => {
    const catalog = sampleCatalog([
      sampleProduct({ id: 'gone', name: { eng: 'Tea' }, amount: 0 }),
      sampleProduct({ id: 'there', name: { eng: 'Green tea' }, amount: 3 }),
      sampleProduct({ id: 'less', name: { eng: 'Teahouse plov' } }),
    ]);
    expect(find(catalog, 'tea')).toEqual(['there', 'gone', 'less']);
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

  it.each([
    ['Pepperoni', 'pepperonni'],
    ['Klassik burger', 'burgr'],
    ['Пицца', 'piza'],
    ['Pitsa', 'piza'],
    ['Cappuccino', 'kapucino'],
    ['Капучино', 'kapucino'],
    ['Шаурма', 'shavurma'],
    ['Lagʻmon', 'lagmno'],
    ['Margherita', 'margarit'],
  ])('finds %s by %s, with a slip', (name, query) => {
    expect(find(catalogOf({ other: { uz: 'Olma' }, it: { uz: name } }), query)).toEqual(['it']);
  });

  it.each([
    ['Кофе', 'qahva'],
    ['Qahva', 'кофе'],
    ['Coffee', 'кофе'],
    ['Black coffee', 'кофее'],
    ['Латте', 'قهوة'],
    ['Qahva', '咖啡'],
    ['Muzqaymoq', 'ice cream'],
    ['Three scoops of ice cream', 'мороженое'],
    ['Куриные крылья', 'tovuq'],
    ['Atirgullar', 'roses'],
    ['51 red roses', 'atirgul'],
    ['Qoʻy shashlik', 'шашлык'],
    ['Шашлык из баранины', 'shashlik'],
    ['Lamb kebab', 'шашлык'],
    ['Шашлык', 'kebab'],
    ['Toʻy oshi', 'plov'],
    ['Плов свадебный', 'plov'],
    ['Wedding pilaf', 'plov'],
    ['Лаваш с мясом', 'lavash'],
    ['Lavash mini', 'лаваш'],
  ])('finds %s by %s, which means the same', (name, query) => {
    expect(find(catalogOf({ other: { uz: 'Samarqand' }, it: { uz: name } }), query)).toEqual([
      'it',
    ]);
  });

  it('finds kinds of what is looked for, but not the other way round', () => {
    const catalog = catalogOf({ coffee: { eng: 'Coffee' }, latte: { eng: 'Latte' } });
    expect(find(catalog, 'qahva')).toEqual(['coffee', 'latte']);
    expect(find(catalog, 'latte')).toEqual(['latte']);
  });

  it('lists what is called so, sounds alike or means the same before what is made of it', () => {
    const catalog = sampleCatalog([
      sampleProduct({ id: 'meant', name: { uz: 'Qahva' }, priority: 1 }),
      sampleProduct({ id: 'alike', name: { eng: 'Coffee' }, priority: 2 }),
      sampleProduct({ id: 'text', name: { ru: 'Тирамису' }, description: { ru: 'кофе' } }),
      sampleProduct({ id: 'name', name: { ru: 'Чёрный кофе' } }),
    ]);
    expect(find(catalog, 'кофе')).toEqual(['name', 'alike', 'meant', 'text']);
  });

  it('forgives nothing in short words and numbers, and no second slip in a word of average length', () => {
    const catalog = catalogOf({
      tea: { eng: 'Tea' },
      burger: { eng: 'Burger' },
      set: { eng: 'Set 1200' },
    });
    for (const query of ['tew', 'tae', 'bugr', 'vurger', '1300'])
      expect(find(catalog, query)).toEqual([]);
  });

  it('takes no known word for a slip of another', () => {
    const catalog = catalogOf({
      soup: { ru: 'Супы' },
      drink: { kz: 'Сусын' },
      roll: { ru: 'Рулет' },
    });
    for (const query of ['sushi', 'суши', 'ролл']) expect(find(catalog, query)).toEqual([]);
  });

  it('knows by the other languages which of two words that are written alike is meant', () => {
    const catalog = catalogOf({
      four: { uz: 'Toʻrt xil pishloq', ru: 'Четыре сыра' },
      cake: { uz: 'Asalli tort', eng: 'Honey cake' },
    });
    expect(find(catalog, 'торт')).toEqual(['cake', 'four']);
  });

  it('forgives no slip in a word that the catalogue has', () => {
    const catalog = catalogOf({ lavash: { uz: 'Lavash' }, lavaj: { uz: 'Lavaj' } });
    expect(find(catalog, 'lavash')).toEqual(['lavash']);
  });

  it('finds a long word with any one slip after its first letter', () => {
    const letters = Array.from('abdefilmnoprtuv');
    const slip = fc.record({
      word: fc.shuffledSubarray(letters, { minLength: 7 }).map((all) => all.join('')),
      at: fc.integer({ min: 1, max: 5 }),
      by: fc.constantFrom(...letters),
      kind: fc.constantFrom('add', 'drop', 'replace', 'swap'),
    });
    fc.assert(
      fc.property(slip, ({ word, at, by, kind }) => {
        const [before, here, next, after] = [
          word.slice(0, at),
          word.charAt(at),
          word.charAt(at + 1),
          word.slice(at + 2),
        ];
        const typed = {
          add: before + by + here + next + after,
          drop: before + next + after,
          replace: before + by + next + after,
          swap: before + next + here + after,
        }[kind];
        expect(find(catalogOf({ it: { uz: word } }), typed)).toEqual(['it']);
      }),
    );
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

  it('searches 10,000 products in less processor time than it takes to index them', () => {
    const products = Array.from({ length: 10_000 }, (_, id) =>
      sampleProduct({
        id: `${id}`,
        name: { ru: `Плов номер ${id}`, uz: `Palov raqam ${id}`, eng: `Pilaf number ${id}` },
        description: { ru: 'Рис, морковь и говядина, приготовленные в казане на огне' },
      }),
    );
    const catalog = { ...sampleCatalog(products), categories: [sampleCategory()] };
    const [index, indexing] = timed(() => buildSearchIndex(catalog));
    for (const query of ['pilaf 9999', 'pilav 9999', 'pilafff 9999', 'pilov 9999']) {
      const [found, searching] = timed(() => searchProducts(index, query));
      expect(found).toHaveLength(1);
      expect(searching).toBeLessThan(indexing);
    }
  });

  it('reads the first ten distinct words of a query of any length', () => {
    const products = Array.from({ length: 3000 }, (_, id) =>
      sampleProduct({ id: `${id}`, name: { ru: `Блюдо номер ${id}`, uz: `Taom raqam ${id}` } }),
    );
    const [index, indexing] = timed(() => buildSearchIndex(sampleCatalog(products)));
    const wordy = Array.from({ length: 400 }, (_, at) => `so${at}z`).join(' ');
    const letters = 'ешё'.repeat(600);
    for (const query of [wordy, letters, 'ш '.repeat(800), `${wordy} taom`]) {
      const [found, searching] = timed(() => searchProducts(index, query));
      expect(found).toEqual([]);
      expect(searching).toBeLessThan(4 * indexing);
    }
    const with77 = products.filter(({ id }) => id.includes('77'));
    const found = searchProducts(index, 'taom taom TAOM 77 '.repeat(20));
    expect(found).toHaveLength(with77.length);
  });
});
