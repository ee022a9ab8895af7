import { fromMoney } from '../../../src/domain/basket/pricing';
import type { Branch, City } from '../../../src/domain/branches/branch';
import type { Catalog, Product } from '../../../src/domain/catalog/catalog';
import type { Banner, ContentLink } from '../../../src/domain/content/contentLink';
import type { Story } from '../../../src/domain/content/story';
import type { Vacancy } from '../../../src/domain/content/vacancy';
import type { Region } from '../../../src/domain/geo/geo';
import * as limits from '../../../src/domain/limits';
import {
  brandColor,
  type Merchant,
  type MerchantLinks,
  type MerchantSettings,
} from '../../../src/domain/merchant';
import type { OrderRules, OrderSettings } from '../../../src/domain/order/orderSettings';
import { type Language, type Localized, languages } from '../../../src/domain/text/language';
import type { Customers, Seed } from '../db';
import type { BranchRecord, CityRecord, RegionRecord } from '../records/branch';
import type { ProductRecord } from '../records/catalog';
import type { PolicyRecord } from '../records/content';
import type { MerchantRecord, SettingsRecord } from '../records/merchant';
import type { Text } from '../records/text';
import { baseSettings } from './baseSettings';

/** A real merchant as the app has read it. */
export type RecordedShop = {
  vendor: string;
  merchant: Merchant;
  settings: MerchantSettings;
  catalog: Catalog;
  grades: readonly { productId: string; grade: number | null }[];
  cities: readonly City[];
  branches: readonly Branch[];
  regions: readonly Region[];
  orderRules: OrderRules;
  orderSettings: OrderSettings;
  botName: string | null;
  banners: readonly Banner[];
  stories: readonly Story[];
  policies: readonly { type: PolicyRecord['type']; text: Localized }[];
  vacancies: readonly Vacancy[];
  /** files of recorded pictures by the path that the shop asks for */
  pictures: Readonly<Record<string, string>>;
  customers?: Customers;
};

/** The server's three languages, and any other that was recorded. */
const textOf = (text: Localized): Text => ({ uz: '', ru: '', eng: '', ...text });

const recordedAt = '2025-01-01T05:00:00.000Z';

/** A recorded merchant in the records of the mock backend, whose rules it then follows. */
export function recordedSeed(shop: RecordedShop): Seed {
  const merchantId = shop.merchant.id;
  return {
    merchants: [merchantRecord(shop)],
    settings: [settingsRecord(shop)],
    orderRules: [{ merchantId, ...shop.orderRules }],
    orderSettings: [orderSettingRecord(shop)],
    brands: [],
    cities: shop.cities.map((city) => cityRecord(city, merchantId)),
    branches: shop.branches.map((branch) => branchRecord(branch, shop)),
    regions: shop.regions.map((region) => regionRecord(region, merchantId)),
    groups: shop.catalog.groups.map((group) => ({
      ...group,
      merchantId,
      name: textOf(group.name),
    })),
    categories: shop.catalog.categories.map((category) => ({
      ...category,
      merchantId,
      name: textOf(category.name),
    })),
    products: shop.catalog.products.map((product) => productRecord(product, shop)),
    promos: [],
    policies: shop.policies.map(({ type, text }) => ({
      id: `policy-${shop.vendor}-${type}`,
      merchantId,
      type,
      text: textOf(text),
    })),
    banners: shop.banners.map(({ link, title, ...banner }) => ({
      ...banner,
      ...targetsOf(link),
      merchantId,
      title: textOf(title),
      isActive: true,
    })),
    stories: shop.stories.map((story) => storyRecord(story, merchantId)),
    vacancies: shop.vacancies.map((vacancy) => ({
      ...vacancy,
      merchantId,
      position: textOf(vacancy.position),
      salary: textOf(vacancy.salary),
      requirements: textOf(vacancy.requirements),
      description: textOf(vacancy.description),
      isActive: true,
    })),
    notices: [],
    botSettings: botSettings(shop),
    pictures: Object.fromEntries(
      Object.entries(shop.pictures).map(([path, file]) => [path, { kind: 'file', file }] as const),
    ),
    ...(shop.customers && { customers: shop.customers }),
  };
}

function merchantRecord({ vendor, merchant }: RecordedShop): MerchantRecord {
  const { place, ...rest } = merchant;
  return {
    ...rest,
    ...place,
    sub: vendor,
    name: textOf(merchant.name),
    color: merchant.color ?? '',
    // a recording has none of the merchant's secrets
    yandexDeliveryKey: '',
    iikoApiLogin: '',
    iikoOrganizationId: '',
    appId: '',
    smsGateway: 'ESKIZ',
    smsUsername: '',
    smsPassword: '',
    domainUrl: '',
    createdDate: recordedAt,
    lastModifiedDate: recordedAt,
  };
}

function settingsRecord({ merchant, settings, vendor }: RecordedShop): SettingsRecord {
  const isActive = (language: Language) => settings.activeLanguages.includes(language);
  const linkNames = Object.keys(settings.links) as (keyof MerchantLinks)[];
  // Trackers stay off: a rehearsal is not a visit.
  return {
    ...baseSettings,
    ...settings.flags,
    ...settings.links,
    ...(Object.fromEntries(
      linkNames.map((name) => [`${name}Active`, settings.links[name] !== null]),
    ) as Record<`${keyof MerchantLinks}Active`, boolean>),
    ...(Object.fromEntries(
      languages.map((language) => [`${language}Active`, isActive(language)]),
    ) as Record<`${Language}Active`, boolean>),
    id: `settings-${vendor}`,
    merchantId: merchant.id,
    title: textOf(settings.title),
    logo: settings.logo,
    favicon: settings.favicon,
    brand: null,
    domain: '',
    mainColor: brandColor(settings, merchant),
    mainColorType: settings.mainColorIsDark ? 'DARK' : 'LIGHT',
    mainLanguage: settings.mainLanguage ?? baseSettings.mainLanguage,
    isDark: settings.isDark ?? false,
    // the mock has no Yandex maps
    mapType: 'LEAFLET',
    groupView: settings.groupView,
    categoryView: settings.categoryView,
    basketPosition: settings.basketPosition,
    modificationViewType: settings.modificationView,
    copyrightLeft: textOf(settings.copyrightLeft),
    copyrightRight: textOf(settings.copyrightRight),
    contacts: [...settings.contacts],
    paymentConfigurations: settings.payments.map(({ type, isActive: active, web, bot, qr }) => ({
      id: `payment-${vendor}-${type}`,
      merchantId: merchant.id,
      type,
      isActive: active,
      webEnabled: web,
      botEnabled: bot,
      qrEnabled: qr,
      operatorEnabled: true,
      appEnabled: true,
    })),
  };
}

function orderSettingRecord({ merchant, orderSettings, vendor }: RecordedShop) {
  const { minimalDeliveryCount, usualService, ...fees } = orderSettings;
  const service = usualService ?? 'DELIVERY';
  return {
    id: `order-setting-${vendor}`,
    merchantId: merchant.id,
    cityId: null,
    isServiceFeeEnabled: fees.isServiceFeeEnabled,
    isServiceFeeFreeAboveThreshold: fees.isServiceFeeFreeAboveThreshold,
    serviceFeeThreshold: fromMoney(fees.serviceFeeThreshold, 2),
    serviceFeeAmount: fromMoney(fees.serviceFeeAmount, 2),
    minimalDeliveryPrice: fromMoney(fees.minimalDeliveryPrice, 2),
    minimalDeliveryProductCount: minimalDeliveryCount,
    ...(fees.cashbackPercent !== null && { cashbackPercent: fees.cashbackPercent }),
    defaultDeliveryTypeBot: service,
    defaultDeliveryTypeWeb: service,
    defaultDeliveryTypeApp: service,
  };
}

const cityRecord = ({ taximeter, ...city }: City, merchantId: string): CityRecord => ({
  ...city,
  latitude: city.latitude ?? limits.defaultCentre.latitude,
  longitude: city.longitude ?? limits.defaultCentre.longitude,
  merchantId,
  name: textOf(city.name),
  description: '',
  isTaximeter: taximeter !== null,
  taximeterCommentUz: taximeter?.uz ?? '',
  taximeterCommentRu: taximeter?.ru ?? '',
  taximeterCommentEn: taximeter?.eng ?? '',
});

function branchRecord(branch: Branch, { merchant, settings }: RecordedShop): BranchRecord {
  const { place, openTimes, deliveryTimes, workHours, ...rest } = branch;
  const { bookingEnabled, deliveryEnabled, dineInEnabled, pickupEnabled } = branch.settings;
  return {
    ...rest,
    ...(place ?? merchant.place),
    merchantId: merchant.id,
    name: textOf(branch.name),
    cityId: branch.cityId ?? '',
    phone: branch.phone ?? '',
    open: openTimes?.open ?? null,
    close: openTimes?.close ?? null,
    deliveryStart: deliveryTimes?.open ?? null,
    deliveryEnd: deliveryTimes?.close ?? null,
    deleted: false,
    deliveryPrice: fromMoney(branch.deliveryPrice ?? 0, 2),
    distance: null,
    joinPosterId: null,
    jowiId: null,
    iikoId: null,
    companyId: null,
    paymentId: null,
    workHours: (workHours ?? []).flatMap(({ type, hours }) =>
      type === 'PICK_UP' || type === 'DELIVERY'
        ? [{ type, hours: hours.map(({ weekday, ...day }) => ({ ...day, weekName: weekday })) }]
        : [],
    ),
    settings: {
      bookingEnabled: bookingEnabled ?? settings.flags.bookingActive,
      deliveryEnabled: deliveryEnabled ?? settings.flags.deliveryActive,
      dineinEnabled: dineInEnabled ?? settings.flags.dineInActive,
      pickupEnabled: pickupEnabled ?? settings.flags.pickupActive,
      expressEnabled: false,
      kitchenEnabled: true,
      payOfficeEnabled: true,
      storageEnabled: true,
      yandexEnabled: false,
      directorId: null,
      merchantId: merchant.id,
    },
  };
}

/** The wire has latitude first. */
const regionRecord = ({ id, name, polygon }: Region, merchantId: string): RegionRecord => ({
  id,
  merchantId,
  cityId: '',
  name: textOf(name),
  color: '',
  price: 0,
  polygon: polygon.map((ring) => ring.map(([longitude, latitude]) => [latitude, longitude])),
});

function productRecord(product: Product, { merchant, grades }: RecordedShop): ProductRecord {
  const { branches, isDeliverable, ...rest } = product;
  return {
    ...rest,
    merchantId: merchant.id,
    type: product.modificationGroups.length > 0 ? 'MODIFICATION' : 'NONE',
    categoryId: product.categoryId ?? '',
    name: textOf(product.name),
    description: textOf(product.description),
    composition: textOf(product.composition),
    gallery: [...product.gallery],
    isAvailable: true,
    costPrice: fromMoney(product.costPrice, 2),
    additionalPrice: 0,
    count: 1,
    modificationGroups: product.modificationGroups.map((group) => ({
      ...group,
      name: textOf(group.name),
      modifications: group.modifications.map((option) => ({
        ...option,
        name: textOf(option.name),
        price: fromMoney(option.price, 2),
      })),
    })),
    labels: product.labels.map(textOf),
    tags: product.tags.map(textOf),
    barcode: null,
    mxicCode: null,
    productBranch: branches?.map((link) => ({ ...link })) ?? null,
    deliveryEnabled: isDeliverable,
    grade: grades.find(({ productId }) => productId === product.id)?.grade ?? product.grade,
    posterId: null,
    jowiId: null,
    integrationId: null,
    integrationCategoryId: null,
  };
}

function targetsOf(link: ContentLink | null) {
  return {
    productId: link?.to === 'product' ? link.id : null,
    categoryId: link?.to === 'category' ? link.id : null,
    url: link?.to === 'url' ? link.url : null,
  };
}

const storyRecord = (story: Story, merchantId: string) => ({
  ...story,
  merchantId,
  image: story.image ?? '',
  title: textOf(story.title),
  items: story.items.map(({ link, durationMs, ...item }) => {
    const { productId, url } = targetsOf(link);
    return {
      ...item,
      image: item.image ?? '',
      title: textOf(item.title),
      text: textOf(item.text),
      productId,
      url,
      duration: durationMs / 1000,
    };
  }),
});

const botSettings = ({ botName, merchant, vendor }: RecordedShop) =>
  botName === null
    ? []
    : [
        {
          id: `bot-${vendor}`,
          merchantId: merchant.id,
          botUsername: botName,
          webAppUrl: '',
          welcome: textOf({}),
          menuButton: textOf({}),
          requestContact: true,
        },
      ];
