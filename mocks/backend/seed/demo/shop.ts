import type { Seed } from '../../db';
import { branches, cities } from './branches';
import { banners, botSetting, contentPictures, notices, stories, vacancies } from './content';
import { demoMenu } from './menu';
import { brand, merchant, orderRules, orderSetting, settings } from './merchant';
import { policies } from './policies';
import { promos } from './promos';
import { regions } from './regions';

/** The complete demo restaurant. */
export function demoShop(): Seed {
  const { groups, categories, products, pictures } = demoMenu();
  return {
    merchants: [merchant],
    settings: [settings],
    orderRules: [orderRules],
    orderSettings: [orderSetting],
    brands: [brand],
    cities,
    branches,
    regions,
    groups,
    categories,
    products,
    promos,
    policies,
    banners,
    stories,
    vacancies,
    notices,
    botSettings: [botSetting],
    pictures: { ...pictures, ...contentPictures },
  };
}
