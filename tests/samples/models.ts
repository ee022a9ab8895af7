import type { PlacedAddress } from '../../src/domain/addresses/address';
import type { Branch } from '../../src/domain/branches/branch';
import type {
  Catalog,
  Category,
  Group,
  ModificationGroup,
  Product,
} from '../../src/domain/catalog/catalog';
import type { Merchant } from '../../src/domain/merchant';
import type { Promo } from '../../src/domain/promo/promo';
import type { User } from '../../src/domain/session/user';

/** Plain records for the tests; each test sets only what it is about. */
export function sampleProduct(over: Partial<Product> = {}): Product {
  return {
    id: 'plov',
    name: { ru: 'Плов', uz: 'Palov', eng: 'Pilaf' },
    description: {},
    composition: {},
    categoryId: 'hot',
    image: null,
    gallery: [],
    priority: 0,
    active: true,
    isAvailable: true,
    costPrice: 2_500_000,
    discount: 0,
    amount: null,
    unit: 'COUNT',
    modificationGroups: [],
    labels: [],
    tags: [],
    calorie: null,
    measure: null,
    timeCookingMin: null,
    timeCookingMax: null,
    branches: null,
    isCartRecommendation: false,
    isDeliverable: true,
    grade: null,
    ...over,
  };
}

/** A group whose options are named by the keys of `prices`. */
export function sampleOptions(
  prices: Readonly<Record<string, number>>,
  over: Partial<ModificationGroup> = {},
): ModificationGroup {
  const modifications = Object.entries(prices).map(([id, price], priority) => ({
    id,
    name: { eng: id },
    price,
    image: null,
    priority,
  }));
  return { id: 'extras', name: {}, min: 0, max: null, priority: 0, modifications, ...over };
}

export function sampleCategory(over: Partial<Category> = {}): Category {
  return {
    id: 'hot',
    groupId: 'food',
    name: { ru: 'Горячее', uz: 'Issiq taomlar', eng: 'Hot dishes' },
    image: null,
    priority: 0,
    textColor: null,
    viewType: 'MEDIUM',
    scrollType: 'VERTICAL',
    navigationType: 'SHEET',
    isWithoutCart: false,
    ...over,
  };
}

export function sampleGroup(over: Partial<Group> = {}): Group {
  const plain = { image: null, icon: null, bgColor: null, iconBgColor: null };
  return { id: 'food', name: {}, priority: 0, ...plain, ...over };
}

export function sampleCatalog(products: readonly Product[]): Catalog {
  return { groups: [sampleGroup()], categories: [sampleCategory()], products };
}

export function sampleBranch(over: Partial<Branch> = {}): Branch {
  return {
    id: 'centre',
    cityId: 'tashkent',
    name: {},
    address: '',
    phone: null,
    bookingPhone: null,
    isActive: true,
    isMain: false,
    place: { latitude: 41.31, longitude: 69.28 },
    deliveryPrice: null,
    distance: null,
    workHours: null,
    deliveryTimes: null,
    openTimes: null,
    settings: {
      bookingEnabled: false,
      deliveryEnabled: true,
      dineInEnabled: false,
      pickupEnabled: true,
    },
    ...over,
  };
}

export function sampleAddress(over: Partial<PlacedAddress> = {}): PlacedAddress {
  return {
    id: 'home',
    name: 'Home',
    streetName: 'Navoiy',
    houseNumber: '12',
    description: 'Navoiy street, 12, Tashkent',
    comment: '',
    cityId: 'tashkent',
    details: { office: '', entrance: '', floor: '', domophone: '' },
    latitude: 41.31,
    longitude: 69.28,
    ...over,
  };
}

export function samplePromo(over: Partial<Promo> = {}): Promo {
  return {
    id: 'welcome',
    code: 'WELCOME',
    discountType: 'PERCENTAGE',
    productDiscount: 10,
    deliveryDiscount: 0,
    minPrice: 0,
    startDate: null,
    endDate: null,
    isActive: true,
    ...over,
  };
}

export const sampleMerchant = (): Merchant => ({
  id: '17',
  name: {},
  logo: null,
  color: null,
  sub: 'demo',
  isActive: true,
  deleted: false,
  place: { latitude: 41.31, longitude: 69.28 },
  mainCityId: null,
  yandexMapKey: null,
});

export function sampleUser(over: Partial<User> = {}): User {
  return {
    id: 'aziza',
    firstName: 'Aziza',
    lastName: 'Karimova',
    phone: '+998901234567',
    isPhoneVerified: true,
    email: null,
    image: null,
    birthday: null,
    gender: null,
    cashback: 0,
    ...over,
  };
}

/** Totals of a delivery without promo, cashback and fees by default. */
