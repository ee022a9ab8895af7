import type { ModificationGroupRecord } from '../../records/catalog';
import { text } from '../../records/text';
import type { Dish, Pictures } from '../section';

export const wrapPictures: Pictures = {
  'bloom/option-kraft.webp': {
    kind: 'dish',
    emoji: '1f4e6',
    garnish: null,
    tint: 'cream',
    angle: 0,
  },
  'bloom/option-box.webp': { kind: 'dish', emoji: '1f381', garnish: null, tint: 'berry', angle: 0 },
  'bloom/option-ribbon.webp': {
    kind: 'dish',
    emoji: '1f380',
    garnish: null,
    tint: 'lilac',
    angle: 0,
  },
};

const wrapping: ModificationGroupRecord = {
  id: 'wrapping',
  name: text('Oʻrash', 'Упаковка', 'Wrapping'),
  min: 1,
  max: 1,
  priority: 1,
  modifications: [
    {
      id: 'ribbon',
      name: text('Atlas tasma', 'Атласная лента', 'Satin ribbon'),
      price: 0,
      image: 'bloom/option-ribbon.webp',
      priority: 1,
    },
    {
      id: 'kraft',
      name: text('Kraft qogʻoz', 'Крафт-бумага', 'Kraft paper'),
      price: 10_000,
      image: 'bloom/option-kraft.webp',
      priority: 2,
    },
    {
      id: 'hat-box',
      name: text('Shlyapa qutisi', 'Шляпная коробка', 'Hat box'),
      price: 65_000,
      image: 'bloom/option-box.webp',
      priority: 3,
    },
  ],
};

export const bouquets: readonly Dish[] = [
  {
    id: 'buket-tong',
    emoji: '1f490',
    price: 320_000,
    name: text('“Tong” guldastasi', 'Букет «Рассвет»', '“Dawn” bouquet'),
    about: text(
      'Pushti atirgul, eustoma va evkalipt. Yumshoq, tongdek.',
      'Розовые розы, эустома и эвкалипт. Нежный, как утро.',
      'Pink roses, lisianthus and eucalyptus, soft as morning.',
    ),
    measure: '45 cm',
    options: [wrapping],
    labels: [text('Xit', 'Хит', 'Bestseller')],
    views: 2,
    grade: 4.9,
  },
  {
    id: 'buket-lola',
    emoji: '1f337',
    price: 260_000,
    name: text('25 dona lola', '25 тюльпанов', '25 tulips'),
    about: text(
      'Golland lolalari, rangini shu kuni kelgan eng yangi gullardan tanlaymiz.',
      'Голландские тюльпаны, цвет подберём из самых свежих.',
      'Dutch tulips in the freshest colour of the day.',
    ),
    measure: '40 cm',
    discount: 15,
    options: [wrapping],
    views: 2,
    grade: 4.8,
  },
  {
    id: 'buket-atirgul',
    emoji: '1f339',
    price: 450_000,
    name: text('51 dona qizil atirgul', '51 красная роза', '51 red roses'),
    about: text(
      'Ekvador atirguli, 60 santimetr. Soʻzsiz tushuniladi.',
      'Эквадорские розы, 60 сантиметров. Понятно без слов.',
      'Ecuadorian roses, 60 centimetres. No words needed.',
    ),
    measure: '60 cm',
    options: [wrapping],
    amount: 5,
    views: 3,
    grade: 4.9,
  },
  {
    id: 'buket-kungaboqar',
    emoji: '1f33b',
    price: 180_000,
    name: text('Kungaboqarlar', 'Подсолнухи', 'Sunflowers'),
    about: text(
      'Yetti dona quyosh. Uyni yoritadi.',
      'Семь маленьких солнц для дома.',
      'Seven small suns for the house.',
    ),
    measure: '50 cm',
    options: [wrapping],
    grade: 4.7,
  },
  {
    id: 'buket-romashka',
    emoji: '1f33c',
    price: 140_000,
    name: text('Dala moychechagi', 'Полевые ромашки', 'Field daisies'),
    about: text(
      'Sodda va samimiy, tabrik xati bilan.',
      'Просто и искренне, с открыткой.',
      'Simple and sincere, with a card.',
    ),
    measure: '35 cm',
    amount: 0,
    grade: 4.6,
  },
];

export const plants: readonly Dish[] = [
  {
    id: 'osimlik-kaktus',
    emoji: '1f335',
    price: 65_000,
    name: text('Tuvakdagi kaktus', 'Кактус в горшке', 'Potted cactus'),
    about: text(
      'Ikki haftada bir marta suv quyish yetarli.',
      'Поливать раз в две недели.',
      'Water it once a fortnight.',
    ),
    measure: '18 cm',
    grade: 4.5,
  },
  {
    id: 'osimlik-monstera',
    emoji: '1fab4',
    price: 290_000,
    name: text('Monstera', 'Монстера', 'Monstera'),
    about: text(
      'Yorugʻ joyni sevadi, tez oʻsadi.',
      'Любит свет и быстро растёт.',
      'Loves light and grows fast.',
    ),
    measure: '70 cm',
    views: 2,
    grade: 4.8,
  },
  {
    id: 'osimlik-gibiskus',
    emoji: '1f33a',
    price: 120_000,
    name: text('Xitoy atirguli', 'Китайская роза', 'Hibiscus'),
    about: text('Yil boʻyi gullaydi.', 'Цветёт круглый год.', 'Flowers all year round.'),
    measure: '40 cm',
    grade: 4.6,
  },
  {
    id: 'osimlik-sukkulent',
    emoji: '1f331',
    price: 48_000,
    name: text('Sukkulentlar toʻplami', 'Набор суккулентов', 'Set of succulents'),
    about: text(
      'Uchta mitti oʻsimlik ish stoliga.',
      'Три малыша на рабочий стол.',
      'Three little ones for the desk.',
    ),
    measure: '3 × 8 cm',
    grade: 4.7,
  },
];

export const gifts: readonly Dish[] = [
  {
    id: 'sovga-ayiq',
    emoji: '1f9f8',
    price: 150_000,
    name: text('Yumshoq ayiqcha', 'Плюшевый мишка', 'Teddy bear'),
    about: text(
      '35 santimetr, boʻyniga tasma bogʻlangan.',
      '35 сантиметров, с бантом на шее.',
      '35 centimetres tall, with a bow.',
    ),
    measure: '35 cm',
    grade: 4.7,
    recommended: true,
  },
  {
    id: 'sovga-shokolad',
    emoji: '1f36b',
    price: 85_000,
    name: text('Qoʻlda yasalgan shokolad', 'Шоколад ручной работы', 'Hand-made chocolate'),
    about: text(
      'Toʻqqizta konfet, ichi pista va malina.',
      'Девять конфет с фисташкой и малиной.',
      'Nine chocolates with pistachio and raspberry.',
    ),
    measure: '120 g',
    discount: 10,
    grade: 4.8,
    recommended: true,
  },
  {
    id: 'sovga-sharlar',
    emoji: '1f388',
    price: 95_000,
    name: text('Geliyli sharlar, 7 dona', 'Гелиевые шары, 7 шт.', 'Helium balloons, 7 pieces'),
    about: text('Ikki kun uchib turadi.', 'Летают двое суток.', 'They stay up for two days.'),
    grade: 4.5,
    recommended: true,
  },
  {
    id: 'sovga-sham',
    emoji: '1f56f-fe0f',
    price: 78_000,
    name: text('Xushboʻy sham', 'Ароматическая свеча', 'Scented candle'),
    about: text(
      'Anor va sandal hidi, 40 soat yonadi.',
      'Гранат и сандал, горит 40 часов.',
      'Pomegranate and sandalwood, burns for 40 hours.',
    ),
    measure: '220 g',
    grade: 4.6,
  },
];
