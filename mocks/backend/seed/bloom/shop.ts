import type { Seed } from '../../db';
import type { Tint } from '../../pictures/recipe';
import type { BranchRecord, CityRecord } from '../../records/branch';
import type { CategoryRecord } from '../../records/catalog';
import type { MerchantRecord, SettingsRecord } from '../../records/merchant';
import { type Text, text } from '../../records/text';
import { baseSettings } from '../baseSettings';
import { type Dish, section } from '../section';
import { week } from '../week';
import { bouquets, gifts, plants, wrapPictures } from './flowers';
import { bloomId } from './identity';

const merchant: MerchantRecord = {
  id: bloomId,
  name: text('Bloom gullari', 'Цветы Bloom', 'Bloom Flowers'),
  logo: 'bloom/logo.webp',
  color: '#9C2757',
  sub: 'bloom',
  yandexDeliveryKey: 'fake-yandex-delivery-key-2',
  iikoApiLogin: 'fake-iiko-login-2',
  iikoOrganizationId: 'fake-iiko-organization-2',
  yandexMapKey: null,
  appId: 'uz.bloom.demo',
  smsGateway: 'PLAY_MOBILE',
  smsUsername: 'fake-sms-user-2',
  smsPassword: 'fake-sms-password-2',
  isActive: true,
  deleted: false,
  latitude: 41.3095,
  longitude: 69.2482,
  mainCityId: 'bloom-toshkent',
  domainUrl: 'bloom.example',
  createdDate: '2025-02-14T05:00:00.000Z',
  lastModifiedDate: '2025-08-01T05:00:00.000Z',
};

const settings: SettingsRecord = {
  ...baseSettings,
  id: 'settings-bloom',
  merchantId: bloomId,
  title: text('Bloom: gullar va sovgʻalar', 'Bloom: цветы и подарки', 'Bloom: flowers and gifts'),
  domain: 'bloom.example',
  logo: 'bloom/logo.webp',
  favicon: 'bloom/logo.webp',
  brand: 'demo',
  mainColor: '#9C2757',
  mainColorType: 'DARK',
  mainLanguage: 'ru',
  mapType: 'LEAFLET',
  groupView: 'WITHOUT_GROUP',
  categoryView: 'BIG',
  basketPosition: 'NAVIGATION_BAR',
  modificationViewType: 'NAME_ONLY',
  copyrightLeft: text('© Bloom', '© Bloom', '© Bloom'),
  contacts: ['+998712005060'],
  kzActive: true,
  deliveryActive: true,
  pickupActive: true,
  aboutMerchantActive: true,
  favouriteActive: true,
  receiverActive: true,
  cartPageActive: true,
  cashActive: true,
  clickActive: true,
  phone: '+998712005060',
  phoneActive: true,
  instagram: 'https://www.instagram.com/bloom_demo',
  instagramActive: true,
};

const city: CityRecord = {
  id: 'bloom-toshkent',
  merchantId: bloomId,
  name: text('Toshkent', 'Ташкент', 'Tashkent'),
  description: '',
  latitude: 41.311081,
  longitude: 69.240562,
  isMain: true,
  isTaximeter: false,
  taximeterCommentUz: '',
  taximeterCommentRu: '',
  taximeterCommentEn: '',
};

const branch: BranchRecord = {
  id: 'bloom-salon',
  cityId: city.id,
  merchantId: bloomId,
  name: text('Gul saloni', 'Цветочный салон', 'Flower salon'),
  latitude: 41.3095,
  longitude: 69.2482,
  address: 'Nukus koʻchasi, 29',
  open: '00:00',
  close: '23:59',
  joinPosterId: null,
  jowiId: null,
  iikoId: null,
  phone: '+998712005060',
  bookingPhone: null,
  isActive: true,
  isMain: true,
  deleted: false,
  deliveryPrice: 20_000,
  distance: null,
  deliveryStart: '08:00',
  deliveryEnd: '22:00',
  companyId: null,
  paymentId: null,
  workHours: [{ type: 'PICK_UP', hours: week('00:00', '23:59') }],
  settings: {
    bookingEnabled: false,
    deliveryEnabled: true,
    dineinEnabled: false,
    expressEnabled: false,
    kitchenEnabled: false,
    payOfficeEnabled: true,
    pickupEnabled: true,
    storageEnabled: true,
    yandexEnabled: false,
    directorId: null,
    merchantId: bloomId,
  },
};

const sections: readonly (readonly [string, string, Tint, Text, readonly Dish[]])[] = [
  ['guldastalar', '1f490', 'berry', text('Guldastalar', 'Букеты', 'Bouquets'), bouquets],
  ['osimliklar', '1fab4', 'herb', text('Oʻsimliklar', 'Растения', 'Plants'), plants],
  ['sovgalar', '1f381', 'lilac', text('Sovgʻalar', 'Подарки', 'Gifts'), gifts],
];

/**
 * The flower shop: one branch, three ungrouped categories, fewer features, SMS-confirmed orders.
 */
export function bloomShop(): Seed {
  const stocked = sections.map(([categoryId, , tint, , goods]) =>
    section({ merchantId: bloomId, folder: 'bloom', categoryId, tint }, goods),
  );
  const pictures: Seed['pictures'] = {
    'bloom/logo.webp': { kind: 'mark', emoji: '1f338', tint: 'berry' },
    ...wrapPictures,
  };
  for (const each of stocked) Object.assign(pictures, each.pictures);
  const categories = sections.map(([id, emoji, tint, name], index): CategoryRecord => {
    const image = `bloom/category-${id}.webp`;
    pictures[image] = { kind: 'mark', emoji, tint };
    return {
      id,
      merchantId: bloomId,
      groupId: null,
      name,
      image,
      priority: index + 1,
      textColor: null,
      viewType: index === 0 ? 'BIG' : 'MEDIUM',
      isWithoutCart: false,
      scrollType: 'VERTICAL',
      navigationType: 'SHEET',
    };
  });
  return {
    merchants: [merchant],
    settings: [settings],
    orderRules: [
      {
        merchantId: bloomId,
        shouldValidateDeliveryArea: false,
        isSmsConfirmationRequiredPerOrder: true,
      },
    ],
    orderSettings: [
      {
        id: 'order-setting-bloom',
        merchantId: bloomId,
        cityId: city.id,
        isServiceFeeEnabled: false,
        isServiceFeeFreeAboveThreshold: false,
        serviceFeeThreshold: 0,
        serviceFeeAmount: 0,
        minimalDeliveryPrice: 100_000,
        minimalDeliveryProductCount: 2,
        defaultDeliveryTypeBot: 'DELIVERY',
        defaultDeliveryTypeWeb: 'DELIVERY',
        defaultDeliveryTypeApp: 'DELIVERY',
      },
    ],
    brands: [
      {
        id: 'brand-bloom',
        merchantId: bloomId,
        name: 'Bloom',
        domainUrl: 'bloom.example',
        color: '#9C2757',
        image: 'bloom/logo.webp',
      },
    ],
    cities: [city],
    branches: [branch],
    regions: [],
    groups: [],
    categories,
    products: stocked.flatMap((each) => each.products),
    promos: [],
    policies: [
      {
        id: 'policy-bloom-about',
        merchantId: bloomId,
        type: 'ABOUT_COMPANY',
        text: text(
          '<p>Har kuni tongda gullarni oʻzimiz saralaymiz.</p>',
          '<p>Каждое утро сами отбираем цветы.</p>',
          '<p>We pick the flowers ourselves every morning.</p>',
        ),
      },
    ],
    banners: [],
    stories: [],
    vacancies: [],
    notices: [],
    botSettings: [
      {
        id: 'bot-bloom',
        merchantId: bloomId,
        botUsername: 'bloom_demo_bot',
        webAppUrl: 'https://bloom.example',
        welcome: text('Salom!', 'Здравствуйте!', 'Hello!'),
        menuButton: text('Gullar', 'Цветы', 'Flowers'),
        requestContact: true,
      },
    ],
    pictures,
  };
}
