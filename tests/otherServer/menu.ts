/**
 * The menu: a nested catalogue without flat lists, prices as decimal texts, `amount: 0` because no
 * stock is kept, and values unknown to the storefront.
 */
export const menu = {
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
            dish(101, 'Goʻshtli somsa', '9000.00'),
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
};

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

const hundredths = (text: string): number => Math.round(Number(text) * 100);

type Sold = {
  id: number;
  costPrice: string;
  discount?: string | null;
  modificationGroups?: ReturnType<typeof teaSizes>[];
};

const sold = menu.groups.flatMap(({ categories }) => {
  const lists: readonly { products: readonly Sold[] }[] = categories ?? [];
  return lists.flatMap(({ products }) => products);
});

/** The server's own price list by product id: hundredths, and percent. */
export const priceList = new Map(
  sold.map(({ id, costPrice, discount, modificationGroups = [] }) => {
    const options = modificationGroups.flatMap(({ products }) => products);
    return [
      id,
      {
        price: hundredths(costPrice),
        discount: Number(discount ?? 0),
        options: new Map(options.map((one) => [one.id, hundredths(one.costPrice)])),
      },
    ] as const;
  }),
);
