import type { Seed } from '../db';
import { bloomShop } from './bloom/shop';
import { closedShop } from './closedShop';
import { demoShop } from './demo/shop';

/**
 * The three demo merchants: `demo`, a restaurant; `bloom`, a flower shop; `closed`, deactivated.
 * Those whose key or id another seed has are left to it.
 */
export function demoSeed(others: Pick<Seed, 'merchants'> = noShop): Seed {
  const shops = [demoShop(), bloomShop(), { ...noShop, ...closedShop() }];
  const isTaken = ({ merchants }: Seed) =>
    merchants.some(({ id, sub }) =>
      others.merchants.some((other) => other.id === id || other.sub === sub),
    );
  return joinSeeds(shops.filter((shop) => !isTaken(shop)));
}

const noShop: Seed = {
  merchants: [],
  settings: [],
  orderRules: [],
  orderSettings: [],
  brands: [],
  cities: [],
  branches: [],
  regions: [],
  groups: [],
  categories: [],
  products: [],
  promos: [],
  policies: [],
  banners: [],
  stories: [],
  vacancies: [],
  notices: [],
  botSettings: [],
  pictures: {},
};

/** Several merchants on one server. */
export function joinSeeds(seeds: readonly Seed[]): Seed {
  const all = <T>(pick: (seed: Seed) => readonly T[]): T[] => seeds.flatMap(pick);
  return {
    merchants: all(({ merchants }) => merchants),
    settings: all(({ settings }) => settings),
    orderRules: all(({ orderRules }) => orderRules),
    orderSettings: all(({ orderSettings }) => orderSettings),
    brands: all(({ brands }) => brands),
    cities: all(({ cities }) => cities),
    branches: all(({ branches }) => branches),
    regions: all(({ regions }) => regions),
    groups: all(({ groups }) => groups),
    categories: all(({ categories }) => categories),
    products: all(({ products }) => products),
    promos: all(({ promos }) => promos),
    policies: all(({ policies }) => policies),
    banners: all(({ banners }) => banners),
    stories: all(({ stories }) => stories),
    vacancies: all(({ vacancies }) => vacancies),
    notices: all(({ notices }) => notices),
    botSettings: all(({ botSettings }) => botSettings),
    pictures: Object.assign({}, ...seeds.map(({ pictures }) => pictures)) as Seed['pictures'],
    customers: {
      users: all(({ customers }) => customers?.users ?? []),
      addresses: all(({ customers }) => customers?.addresses ?? []),
      orders: all(({ customers }) => customers?.orders ?? []),
    },
  };
}
