/**
 * The menu: a nested catalogue without flat lists, prices as decimal texts, `amount: 0` because no
 * stock is kept, and values unknown to the storefront.
 */
export const menuIn = (digits: number) => ({
  groups: [
    {
      id: 1,
      name: { uz: 'Tandirdan', ru: 'Из тандыра' },
      priority: 2,
      icon: null,
      kind: 'SEASONAL',
      categories: [
        {
          id: 11,
          name: { uz: 'Somsa', ru: 'Самса' },
          priority: 1,
          image: null,
          viewType: 'HUGE',
          scrollType: null,
          navigationType: 'DRAWER',
          products: [
            dish(101, 'Goʻshtli somsa', digits === 3 ? '1.375' : '9000.00'),
            dish(102, 'Qovoqli somsa', '7500.50', { discount: '10', description: null }),
            dish(103, 'Katta somsa', '24000', { type: 'SET', unit: 'PORTION' }),
          ],
        },
        { id: 12, name: 'Non', priority: null, products: [dish(121, 'Patir', '12000')] },
        { id: 13, name: { uz: 'Boʻsh', ru: 'Пусто' }, priority: 3, products: [] },
      ],
    },
    {
      id: 2,
      name: { ru: 'Напитки' },
      priority: 1,
      categories: [
        {
          id: 21,
          name: { uz: 'Choy', ru: 'Чай' },
          products: [
            dish(201, 'Koʻk choy', '5000', { unit: 'LITER', modificationGroups: [teaSizes()] }),
            dish(202, 'Ayron', '8000', { productBranch: [{ branch: { id: 2 }, active: true }] }),
          ],
        },
      ],
    },
    { id: 3, name: { uz: 'Tez kunda' }, priority: 9, categories: null },
  ],
});

function dish(id: number, name: string, costPrice: string, more: object = {}) {
  return {
    id,
    name: { uz: name, ru: name, eng: null },
    costPrice,
    amount: 0,
    discount: null,
    image: null,
    gallery: null,
    active: null,
    priority: id,
    madeBy: 'ROBOT',
    ...more,
  };
}

function teaSizes() {
  const size = (id: number, name: string, costPrice: string) => ({ id, name, costPrice });
  return {
    id: 31,
    name: { uz: 'Hajmi', ru: 'Объём' },
    minCount: 1,
    maxCount: 1,
    products: [size(311, 'Kichik', '0'), size(312, 'Katta', '3000.00')],
  };
}

type Sold = {
  id: number;
  costPrice: string;
  discount?: string | null;
  modificationGroups?: ReturnType<typeof teaSizes>[];
};

export type Prices = ReturnType<typeof pricesIn>;

/** The server's own prices in the smallest unit of a currency with so many decimals, and what it writes for a sum. */
export function pricesIn(digits: number) {
  const toSmallest = (units: unknown): number => Math.round(Number(units) * 10 ** digits);
  const sold = menuIn(digits).groups.flatMap(({ categories }) => {
    const lists: readonly { products: readonly Sold[] }[] = categories ?? [];
    return lists.flatMap(({ products }) => products);
  });
  const byProduct = new Map(
    sold.map(({ id, costPrice, discount, modificationGroups = [] }) => {
      const options = modificationGroups.flatMap(({ products }) => products);
      return [
        id,
        {
          price: toSmallest(costPrice),
          /** percent */
          discount: Number(discount ?? 0),
          options: new Map(options.map((one) => [one.id, toSmallest(one.costPrice)])),
        },
      ] as const;
    }),
  );
  const inUnits = (smallest: number): string => (smallest / 10 ** digits).toFixed(digits);
  return { byProduct, toSmallest, inUnits };
}
