import type { Backend } from '../mocks/backend/app';
import type { ModificationGroupRecord, ProductRecord } from '../mocks/backend/records/catalog';

const drinks = [
  ['cola', 'Kola'],
  ['fanta', 'Fanta'],
  ['tea', 'Choy'],
] as const;

/** A group of the drinks that all groups share, priced from `from` som upwards. */
const drinkGroup = (id: string, name: string, from: number): ModificationGroupRecord => ({
  id,
  name: { uz: name, ru: name, eng: name },
  min: 1,
  max: 1,
  priority: id === 'first-drink' ? 1 : 2,
  modifications: drinks.map(([option, label], index) => ({
    id: option,
    name: { uz: label, ru: label, eng: label },
    price: from + index * 1000,
    image: null,
    priority: index,
  })),
});

/** Turns the first plain dish of the menu into a combo of 40,000 som with two drinks of one list. */
export function sellCombo({ db }: Backend): ProductRecord {
  const dish = db.products.find(({ amount, productBranch, discount, modificationGroups }) => {
    const isPlain = amount === null && productBranch === null && discount === 0;
    return isPlain && modificationGroups.length === 0;
  });
  if (!dish) throw new Error('The demo has no plain dish');
  return Object.assign(dish, {
    name: { uz: 'Kombo', ru: 'Комбо', eng: 'Combo' },
    costPrice: 40_000,
    type: 'MODIFICATION',
    modificationGroups: [
      drinkGroup('first-drink', 'Birinchi ichimlik', 1000),
      drinkGroup('second-drink', 'Ikkinchi ichimlik', 6000),
    ],
  });
}

/** The combo as a POS writes it that attaches one list twice: both groups with this id, or with none. */
export function shareGroupId(combo: ProductRecord, id: string | null): void {
  for (const group of combo.modificationGroups) group.id = id;
}
