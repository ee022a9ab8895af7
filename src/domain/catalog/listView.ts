import { type Localized, localize } from '../text/language';
import { cardPrice } from './cardPrice';
import type { Product } from './catalog';

/** How a list of products is sorted and filtered. */
export type ListView = {
  /** by the price on the card; null: as the list comes */
  order: 'cheap' | 'dear' | null;
  /** only products with a discount */
  isReduced: boolean;
  /** keys of labels and tags (`labelKey`), all of which a product has */
  labels: readonly string[];
};

export const plainView: ListView = { order: null, isReduced: false, labels: [] };

/** A label or tag to filter by. */
export type LabelChoice = { key: string; name: Localized };

/** What a list can be sorted and filtered by. */
export type ViewChoices = {
  hasOrder: boolean;
  hasReduced: boolean;
  labels: readonly LabelChoice[];
};

/** A shorter list is seen at a glance. */
const leastListed = 6;

/** The most labels and tags offered: one row of chips is swiped through, not searched. */
const mostLabels = 12;

const keys = new WeakMap<Localized, string>();

/** Identifies a label in every language and in an address: the same text is the same label. */
export function labelKey(label: Localized): string {
  const known = keys.get(label);
  if (known !== undefined) return known;
  const key = localize(label, 'uz')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s,]+/g, '-');
  keys.set(label, key);
  return key;
}

const keysOf = ({ labels, tags }: Product): ReadonlySet<string> =>
  new Set([...labels, ...tags].map(labelKey).filter(Boolean));

const isReduced = (product: Product): boolean => cardPrice(product).oldPrice !== null;

export const isPlain = ({ order, isReduced, labels }: ListView): boolean =>
  order === null && !isReduced && labels.length === 0;

/**
 * The products of a list as sorted and filtered, and what else it can be sorted and filtered by:
 * only by what tells its products apart, the labels before the tags, the most frequent first. What is
 * chosen is always offered, so that it can be given up. A chosen label that no product of the
 * catalogue (`all`) has any longer does not count.
 */
export function listProducts(
  products: readonly Product[],
  view: ListView,
  all: readonly Product[],
): { shown: readonly Product[]; choices: ViewChoices } {
  const chosen = view.labels.flatMap((key) => labelNamed(key, products, all) ?? []);
  const isLong = products.length >= leastListed;
  const choices = {
    hasOrder: view.order !== null || (isLong && hasPrices(products)),
    hasReduced:
      view.isReduced || (isLong && products.some(isReduced) && !products.every(isReduced)),
    labels: withChosen(isLong ? labelsOf(products) : [], chosen),
  };
  return { shown: sorted(filtered(products, view.isReduced, chosen), view.order), choices };
}

function hasPrices([first, ...others]: readonly Product[]): boolean {
  if (!first) return false;
  const { price } = cardPrice(first);
  return others.some((product) => cardPrice(product).price !== price);
}

function filtered(
  products: readonly Product[],
  onlyReduced: boolean,
  labels: readonly LabelChoice[],
): readonly Product[] {
  if (!onlyReduced && labels.length === 0) return products;
  return products.filter((product) => {
    const own = keysOf(product);
    return (!onlyReduced || isReduced(product)) && labels.every(({ key }) => own.has(key));
  });
}

/** Stable: products of one price keep the order of the list. */
function sorted(products: readonly Product[], order: ListView['order']): readonly Product[] {
  if (order === null) return products;
  const sign = order === 'cheap' ? 1 : -1;
  return products
    .map((product) => ({ product, price: cardPrice(product).price }))
    .sort((a, b) => sign * (a.price - b.price))
    .map(({ product }) => product);
}

/** The labels and tags that some of the products have, but not all. */
function labelsOf(products: readonly Product[]): LabelChoice[] {
  const found = new Map<string, LabelChoice & { count: number; of: Product; isTag: boolean }>();
  for (const product of products) {
    const { labels, tags } = product;
    for (const name of [...labels, ...tags]) {
      const key = labelKey(name);
      const known = found.get(key);
      if (!known) {
        if (key)
          found.set(key, { key, name, count: 1, of: product, isTag: !labels.includes(name) });
      } else if (known.of !== product) {
        known.count += 1;
        known.of = product;
      }
    }
  }
  return [...found.values()]
    .filter(({ count }) => count < products.length)
    .sort((a, b) => Number(a.isTag) - Number(b.isTag) || b.count - a.count)
    .slice(0, mostLabels)
    .map(({ key, name }) => ({ key, name }));
}

/** A chip that is chosen keeps its place. */
function withChosen(offered: readonly LabelChoice[], chosen: readonly LabelChoice[]) {
  const known = new Set(offered.map(({ key }) => key));
  return [...chosen.filter(({ key }) => !known.has(key)), ...offered];
}

function labelNamed(key: string, ...lists: (readonly Product[])[]): LabelChoice | null {
  for (const products of lists)
    for (const { labels, tags } of products)
      for (const name of [...labels, ...tags]) if (labelKey(name) === key) return { key, name };
  return null;
}
