import type { Tint } from '../../pictures/recipe';
import type { CategoryRecord, GroupRecord, ProductRecord } from '../../records/catalog';
import { type Text, text } from '../../records/text';
import { type Dish, type Pictures, section } from '../section';
import { burgers } from './burgers';
import { desserts } from './desserts';
import { drinks } from './drinks';
import { demoId } from './identity';
import { noodles } from './noodles';
import { optionPictures } from './options';
import { pizza } from './pizza';
import { plov } from './plov';
import { salads } from './salads';
import { shashlik } from './shashlik';
import { snacks } from './snacks';
import { somsa } from './somsa';

type Plan = {
  id: string;
  groupId: string;
  emoji: string;
  tint: Tint;
  name: Text;
  dishes: readonly Dish[];
  view?: Partial<Pick<CategoryRecord, 'viewType' | 'scrollType' | 'navigationType'>>;
};

const groupPlans: readonly (readonly [string, string, Tint, string, Text])[] = [
  [
    'milliy',
    '1f958',
    'saffron',
    '#FFF3D6',
    text('Milliy taomlar', 'Национальная кухня', 'Uzbek kitchen'),
  ],
  ['street', '1f354', 'paprika', '#FFE9DF', text('Fast-fud', 'Фастфуд', 'Street food')],
  [
    'yengil',
    '1f370',
    'mint',
    '#E8F8F1',
    text('Salat, shirinlik va ichimlik', 'Салаты, десерты, напитки', 'Salads, sweets and drinks'),
  ],
];

const plans: readonly Plan[] = [
  {
    id: 'osh',
    groupId: 'milliy',
    emoji: '1f35b',
    tint: 'saffron',
    name: text('Osh', 'Плов', 'Plov'),
    dishes: plov,
    view: { viewType: 'BIG' },
  },
  {
    id: 'somsa',
    groupId: 'milliy',
    emoji: '1f967',
    tint: 'cream',
    name: text('Somsa', 'Самса', 'Samsa'),
    dishes: somsa,
  },
  {
    id: 'shashlik',
    groupId: 'milliy',
    emoji: '1f362',
    tint: 'paprika',
    name: text('Shashlik', 'Шашлык', 'Shashlik'),
    dishes: shashlik,
  },
  {
    id: 'lagmon',
    groupId: 'milliy',
    emoji: '1f35c',
    tint: 'tomato',
    name: text('Lagʻmon va shoʻrvalar', 'Лагман и супы', 'Lagman and soups'),
    dishes: noodles,
  },
  {
    id: 'burger',
    groupId: 'street',
    emoji: '1f354',
    tint: 'paprika',
    name: text('Burgerlar', 'Бургеры', 'Burgers'),
    dishes: burgers,
  },
  {
    id: 'pitsa',
    groupId: 'street',
    emoji: '1f355',
    tint: 'tomato',
    name: text('Pitsa', 'Пицца', 'Pizza'),
    dishes: pizza,
    view: { viewType: 'BIG', navigationType: 'FULL_SCREEN' },
  },
  {
    id: 'gazak',
    groupId: 'street',
    emoji: '1f32f',
    tint: 'saffron',
    name: text('Lavash va gazaklar', 'Лаваш и закуски', 'Wraps and snacks'),
    dishes: snacks,
    view: { scrollType: 'HORIZONTAL' },
  },
  {
    id: 'salat',
    groupId: 'yengil',
    emoji: '1f957',
    tint: 'herb',
    name: text('Salatlar va non', 'Салаты и хлеб', 'Salads and bread'),
    dishes: salads,
  },
  {
    id: 'shirinlik',
    groupId: 'yengil',
    emoji: '1f370',
    tint: 'berry',
    name: text('Shirinliklar', 'Десерты', 'Desserts'),
    dishes: desserts,
    view: { viewType: 'SMALL', navigationType: 'POP_UP' },
  },
  {
    id: 'ichimlik',
    groupId: 'yengil',
    emoji: '1f964',
    tint: 'sky',
    name: text('Ichimliklar', 'Напитки', 'Drinks'),
    dishes: drinks,
    view: { viewType: 'SMALL' },
  },
];

/** The restaurant's menu: three groups, ten categories, and their products and pictures. */
export function demoMenu() {
  const pictures: Pictures = { ...optionPictures };
  const products: ProductRecord[] = [];
  const groups = groupPlans.map(([id, emoji, tint, bgColor, name], index): GroupRecord => {
    const image = `demo/group-${id}.webp`;
    const icon = `demo/group-${id}-icon.webp`;
    pictures[image] = { kind: 'dish', emoji, garnish: null, tint, angle: 0 };
    pictures[icon] = { kind: 'mark', emoji, tint };
    return {
      id,
      merchantId: demoId,
      name,
      icon,
      image,
      bgColor,
      iconBgColor: '#FFFFFF',
      priority: index + 1,
    };
  });
  const categories = plans.map((plan, index): CategoryRecord => {
    const image = `demo/category-${plan.id}.webp`;
    pictures[image] = { kind: 'mark', emoji: plan.emoji, tint: plan.tint };
    const place = { merchantId: demoId, folder: 'demo', categoryId: plan.id, tint: plan.tint };
    const stocked = section(place, plan.dishes);
    products.push(...stocked.products);
    Object.assign(pictures, stocked.pictures);
    return {
      id: plan.id,
      merchantId: demoId,
      groupId: plan.groupId,
      name: plan.name,
      image,
      priority: index + 1,
      textColor: null,
      viewType: 'MEDIUM',
      isWithoutCart: false,
      scrollType: 'VERTICAL',
      navigationType: 'SHEET',
      ...plan.view,
    };
  });
  return { groups, categories, products, pictures };
}
