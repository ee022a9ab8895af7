import type { Seed } from '../db';
import { bloomShop } from './bloom/shop';
import { closedShop } from './closedShop';
import { demoShop } from './demo/shop';

/**
 * The three demo merchants: `demo`, a restaurant; `bloom`, a flower shop; `closed`, deactivated.
 */
export function demoSeed(): Seed {
  const demo = demoShop();
  const bloom = bloomShop();
  const closed = closedShop();
  return {
    merchants: [...demo.merchants, ...bloom.merchants, ...closed.merchants],
    settings: [...demo.settings, ...bloom.settings, ...closed.settings],
    orderRules: [...demo.orderRules, ...bloom.orderRules],
    orderSettings: [...demo.orderSettings, ...bloom.orderSettings],
    brands: [...demo.brands, ...bloom.brands],
    cities: [...demo.cities, ...bloom.cities],
    branches: [...demo.branches, ...bloom.branches],
    regions: [...demo.regions, ...bloom.regions],
    groups: [...demo.groups, ...bloom.groups],
    categories: [...demo.categories, ...bloom.categories],
    products: [...demo.products, ...bloom.products],
    promos: [...demo.promos, ...bloom.promos],
    policies: [...demo.policies, ...bloom.policies],
    banners: [...demo.banners, ...bloom.banners],
    stories: [...demo.stories, ...bloom.stories],
    vacancies: [...demo.vacancies, ...bloom.vacancies],
    notices: [...demo.notices, ...bloom.notices],
    botSettings: [...demo.botSettings, ...bloom.botSettings],
    pictures: { ...demo.pictures, ...bloom.pictures },
  };
}
