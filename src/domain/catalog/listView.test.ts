import { describe, expect, it } from 'vitest';
import { sampleOptions, sampleProduct } from '../../../tests/samples/models';
import type { Product } from './catalog';
import { type ListView, labelKey, listProducts, plainView } from './listView';

const spicy = { uz: 'Achchiq', ru: 'Острое' };
const halal = { uz: 'Halol', ru: 'Халяль' };
const hit = { uz: 'Xit', ru: 'Хит' };

/** Products with prices of 1, 2, 3 … som, named by a letter each. */
const listOf = (...own: readonly Partial<Product>[]): Product[] =>
  own.map((each, index) =>
    sampleProduct({ id: 'abcdefghijkl'[index] ?? '', costPrice: (index + 1) * 100, ...each }),
  );

const plain = listOf({}, {}, {}, {}, {}, {});

function shownIn(products: readonly Product[], view: Partial<ListView>): string {
  const { shown } = listProducts(products, { ...plainView, ...view }, products);
  return shown.map(({ id }) => id).join('');
}

const choicesOf = (products: readonly Product[], view: Partial<ListView> = {}) =>
  listProducts(products, { ...plainView, ...view }, products).choices;

describe('a list of products', () => {
  it('is shown as it comes', () => {
    expect(listProducts(plain, plainView, plain).shown).toBe(plain);
  });

  it('is sorted by the price on the card: after the discount, with required options', () => {
    const small = sampleOptions({ small: 50, large: 900 }, { min: 1, max: 1 });
    const products = listOf(
      { costPrice: 500, discount: 90 },
      { costPrice: 100 },
      { costPrice: 0, modificationGroups: [small] },
      { costPrice: 100 },
    );
    expect(shownIn(products, { order: 'cheap' })).toBe('acbd');
    expect(shownIn(products, { order: 'dear' })).toBe('bdac');
  });

  it('shows only what is discounted', () => {
    const products = listOf({}, { discount: 10 }, {}, { discount: 5 });
    expect(shownIn(products, { isReduced: true })).toBe('bd');
  });

  it('shows only products with all chosen labels and tags', () => {
    const products = listOf(
      { tags: [spicy] },
      { tags: [halal], labels: [hit] },
      { tags: [spicy, halal] },
      {},
    );
    expect(shownIn(products, { labels: ['achchiq'] })).toBe('ac');
    expect(shownIn(products, { labels: ['achchiq', 'halol'] })).toBe('c');
    expect(shownIn(products, { labels: ['achchiq', 'xit'] })).toBe('');
  });

  it('ignores a chosen label that the catalogue has no longer', () => {
    expect(shownIn(plain, { labels: ['gone'] })).toBe('abcdef');
    expect(choicesOf(plain, { labels: ['gone'] }).labels).toEqual([]);
  });
});

describe('what a list can be sorted and filtered by', () => {
  it('is nothing for a short list', () => {
    const products = listOf({ discount: 5, labels: [hit] }, {}, {}, {}, {});
    expect(choicesOf(products)).toEqual({ hasOrder: false, hasReduced: false, labels: [] });
  });

  it('is only what tells its products apart', () => {
    expect(choicesOf(plain)).toEqual({ hasOrder: true, hasReduced: false, labels: [] });
    const same = plain.map((product) => ({ ...product, costPrice: 100, discount: 5 }));
    const halalAll = same.map((product) => ({ ...product, tags: [halal] }));
    expect(choicesOf(halalAll)).toEqual({ hasOrder: false, hasReduced: false, labels: [] });
    const [first, ...others] = same;
    const one = [{ ...(first ?? sampleProduct()), discount: 0 }, ...others];
    expect(choicesOf(one)).toMatchObject({ hasOrder: true, hasReduced: true });
  });

  it('has the labels before the tags, the most frequent first, each once', () => {
    const products = listOf(
      { tags: [spicy] },
      { tags: [halal] },
      { tags: [halal, { uz: ' halol ' }] },
      { labels: [hit], tags: [hit] },
      {},
      { tags: [{}] },
    );
    expect(choicesOf(products).labels).toEqual([
      { key: 'xit', name: hit },
      { key: 'halol', name: halal },
      { key: 'achchiq', name: spicy },
    ]);
  });

  it('has at most twelve labels', () => {
    const tags = Array.from({ length: 20 }, (_, index) => ({ uz: `tag ${index}` }));
    expect(choicesOf(listOf({ tags }, {}, {}, {}, {}, {})).labels).toHaveLength(12);
  });

  it('keeps what is chosen, also in a list without it', () => {
    const chosen: ListView = { order: 'dear', isReduced: true, labels: ['achchiq'] };
    const everywhere = listOf({ tags: [spicy] });
    expect(listProducts([], chosen, everywhere).choices).toEqual({
      hasOrder: true,
      hasReduced: true,
      labels: [{ key: 'achchiq', name: spicy }],
    });
  });
});

it('a label is the same in every language, and fits an address', () => {
  expect(labelKey({ uz: ' Juda Achchiq, oʻtkir ', ru: 'Острое' })).toBe('juda-achchiq-oʻtkir');
  expect(labelKey({ ru: 'Хит' })).toBe('хит');
});
