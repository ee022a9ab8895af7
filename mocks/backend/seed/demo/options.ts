import type { ModificationGroupRecord } from '../../records/catalog';
import { type Text, text } from '../../records/text';
import type { Pictures } from '../section';

type Choice = readonly [id: string, price: number, emoji: string, name: Text];

/** The options' picture recipes, filled while the groups below are created. */
export const optionPictures: Pictures = {};

function group(
  id: string,
  name: Text,
  [min, max]: readonly [min: number, max: number | null],
  choices: readonly Choice[],
): ModificationGroupRecord {
  return {
    id,
    name,
    min,
    max,
    priority: 1,
    modifications: choices.map(([choice, price, emoji, label], index) => {
      const image = `demo/option-${choice}.webp`;
      optionPictures[image] = { kind: 'dish', emoji, garnish: null, tint: 'cream', angle: 0 };
      return { id: choice, name: label, price, image, priority: index + 1 };
    }),
  };
}

const choose = {
  size: text('Hajmi', 'Размер', 'Size'),
  extras: text('Qoʻshimchalar', 'Добавки', 'Extras'),
};

export const plovExtras = group(
  'plov-extras',
  choose.extras,
  [0, 4],
  [
    ['qazi', 18000, '1f356', text('Qazi', 'Казы', 'Kazy (horse sausage)')],
    [
      'bedana-egg',
      6000,
      '1f95a',
      text('Bedana tuxumi, 3 dona', 'Перепелиные яйца, 3 шт.', '3 quail eggs'),
    ],
    ['whole-garlic', 3000, '1f9c4', text('Butun sarimsoq', 'Головка чеснока', 'Whole garlic')],
    ['achichuk', 9000, '1f345', text('Achichuk', 'Ачичук', 'Achichuk salad')],
  ],
);

export const portion = group(
  'portion',
  choose.size,
  [1, 1],
  [
    ['portion-06', 0, '1f35a', text('Yarim porsiya', 'Половина порции', 'Half portion')],
    ['portion-1', 14000, '1f35b', text('Butun porsiya', 'Целая порция', 'Full portion')],
    ['portion-15', 26000, '1f958', text('Bir yarim porsiya', 'Полуторная порция', 'Large portion')],
  ],
);

export const skewerSides = group(
  'skewer-side',
  text('Garnirni tanlang', 'Выберите гарнир', 'Choose a side'),
  [1, 2],
  [
    ['onion', 0, '1f9c5', text('Sirkalangan piyoz', 'Маринованный лук', 'Pickled onion')],
    ['patir-slice', 4000, '1fad3', text('Issiq patir', 'Горячий патыр', 'Warm patir bread')],
    ['potato', 8000, '1f954', text('Qovurilgan kartoshka', 'Жареный картофель', 'Roast potatoes')],
  ],
);

export const doneness = group(
  'doneness',
  text('Qanday pishiraylik?', 'Как прожарить?', 'How would you like it?'),
  [1, 1],
  [
    ['medium', 0, '1f969', text('Oʻrtacha', 'Средняя', 'Medium')],
    ['well-done', 0, '1f525', text('Toʻliq pishgan', 'Полная', 'Well done')],
  ],
);

export const burgerSauces = group(
  'burger-sauce',
  text('Sousni tanlang', 'Выберите соус', 'Choose the sauce'),
  [1, 2],
  [
    ['sauce-garlic', 0, '1f9c4', text('Sarimsoqli', 'Чесночный', 'Garlic')],
    ['sauce-bbq', 0, '1f36f', text('Barbekyu', 'Барбекю', 'Barbecue')],
    ['sauce-chili', 0, '1f336-fe0f', text('Achchiq chili', 'Острый чили', 'Hot chilli')],
    ['sauce-cheese', 3000, '1f9c0', text('Pishloqli', 'Сырный', 'Cheese')],
  ],
);

export const burgerExtras = group(
  'burger-extras',
  choose.extras,
  [0, 5],
  [
    ['patty', 16000, '1f969', text('Yana bir kotlet', 'Ещё одна котлета', 'Another patty')],
    ['cheddar', 6000, '1f9c0', text('Chedder', 'Чеддер', 'Cheddar')],
    ['bacon', 9000, '1f953', text('Mol bekoni', 'Говяжий бекон', 'Beef bacon')],
    ['pickles', 3000, '1f952', text('Tuzlangan bodring', 'Солёные огурцы', 'Pickles')],
    ['jalapeno', 4000, '1fad1', text('Halapenyo', 'Халапеньо', 'Jalapeños')],
  ],
);

export const pizzaSize = group(
  'pizza-size',
  choose.size,
  [1, 1],
  [
    ['pizza-25', 0, '1f355', text('25 sm, 1 kishiga', '25 см, на одного', '25 cm, for one')],
    ['pizza-30', 18000, '1f355', text('30 sm, 2 kishiga', '30 см, на двоих', '30 cm, for two')],
    [
      'pizza-35',
      34000,
      '1f355',
      text('35 sm, davra uchun', '35 см, на компанию', '35 cm, to share'),
    ],
  ],
);

export const pizzaCrust = group(
  'pizza-crust',
  text('Qirrasi', 'Бортик', 'Crust'),
  [0, 1],
  [
    ['crust-cheese', 15000, '1f9c0', text('Pishloqli qirra', 'Сырный бортик', 'Cheese crust')],
    [
      'crust-sausage',
      17000,
      '1f32d',
      text('Sosiskali qirra', 'Бортик с сосиской', 'Sausage crust'),
    ],
  ],
);

export const pizzaToppings = group(
  'pizza-toppings',
  text('Ustiga yana', 'Сверху ещё', 'More on top'),
  [0, null],
  [
    ['top-mozzarella', 9000, '1f9c0', text('Motsarella', 'Моцарелла', 'Mozzarella')],
    ['top-mushroom', 6000, '1f344', text('Qoʻziqorin', 'Шампиньоны', 'Mushrooms')],
    ['top-olive', 6000, '1fad2', text('Zaytun', 'Маслины', 'Olives')],
    ['top-chili', 3000, '1f336-fe0f', text('Chili', 'Перец чили', 'Chilli')],
  ],
);

export const spice = group(
  'spice',
  text('Achchiqligi', 'Острота', 'How hot?'),
  [1, 1],
  [
    ['mild', 0, '1f33f', text('Achchiqsiz', 'Не острый', 'Mild')],
    ['medium-hot', 0, '1fad1', text('Oʻrtacha', 'Средний', 'Medium')],
    ['hot', 0, '1f336-fe0f', text('Achchiq', 'Острый', 'Hot')],
  ],
);

export const scoops = group(
  'scoops',
  text('Uchta ta’mni tanlang', 'Выберите три вкуса', 'Choose three scoops'),
  [3, 3],
  [
    ['scoop-vanilla', 0, '1f366', text('Vanil', 'Ваниль', 'Vanilla')],
    ['scoop-pistachio', 3000, '1f330', text('Pista', 'Фисташка', 'Pistachio')],
    ['scoop-chocolate', 0, '1f36b', text('Shokolad', 'Шоколад', 'Chocolate')],
    ['scoop-strawberry', 0, '1f353', text('Qulupnay', 'Клубника', 'Strawberry')],
    ['scoop-melon', 2000, '1f348', text('Qovun', 'Дыня', 'Melon')],
  ],
);

export const teaExtras = group(
  'tea-extras',
  choose.extras,
  [0, 3],
  [
    ['lemon', 2000, '1f34b', text('Limon', 'Лимон', 'Lemon')],
    ['mint', 2000, '1f33f', text('Yalpiz', 'Мята', 'Mint')],
    ['honey', 5000, '1f36f', text('Asal', 'Мёд', 'Honey')],
  ],
);

export const coffeeMilk = group(
  'coffee-milk',
  text('Sut', 'Молоко', 'Milk'),
  [1, 1],
  [
    ['cow-milk', 0, '1f95b', text('Oddiy', 'Обычное', 'Dairy')],
    ['oat-milk', 6000, '1f33e', text('Suli suti', 'Овсяное', 'Oat')],
    ['coconut-milk', 7000, '1f965', text('Kokos suti', 'Кокосовое', 'Coconut')],
  ],
);
