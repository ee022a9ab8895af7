import type { LatLng } from './geo/geo';
import type { PaymentConfig } from './order/paymentConfig';
import { type Language, type Localized, languages } from './text/language';

/** The merchant, without the server's secrets (settled: security). */
export type Merchant = {
  id: string;
  name: Localized;
  logo: string | null;
  color: string | null;
  sub: string;
  isActive: boolean;
  deleted: boolean;
  place: LatLng;
  mainCityId: string | null;
  yandexMapKey: string | null;
};

export const featureFlags = [
  'bannersActive',
  'deliveryActive',
  'pickupActive',
  'dineInActive',
  'branchesActive',
  'storiesActive',
  'vacanciesActive',
  'privacyActive',
  'aboutMerchantActive',
  'notificationsActive',
  'termsOfUseActive',
  'balanceActive',
  'cartInMainActive',
  'bookingActive',
  'cartPageActive',
  'chatActive',
  'cashbackActive',
  'promoActive',
  'favouriteActive',
  'cancelOrderActive',
  'cardActive',
  'productComment',
  'receiverActive',
  'isVisibleAtProfileTop',
  'isNavigationViewEnabled',
  'multiTabNavigationEnabled',
  'isCategoryImageVisible',
] as const;
export type FeatureFlag = (typeof featureFlags)[number];

export const paymentFlags = [
  'cashActive',
  'terminalActive',
  'paymeActive',
  'clickActive',
  'uzumActive',
] as const;
export type PaymentFlag = (typeof paymentFlags)[number];

/** The merchant's links and contacts, null if switched off. */
export type MerchantLinks = Record<
  | 'iosAppLink'
  | 'androidAppLink'
  | 'telegramBotLink'
  | 'phone'
  | 'telegram'
  | 'instagram'
  | 'facebook',
  string | null
>;

/** Merchant settings (§3); `defaultSettings` is the fallback. */
export type MerchantSettings = {
  title: Localized;
  logo: string | null;
  favicon: string | null;
  /** null if the settings have none (`brandColor`) */
  mainColor: string | null;
  /** true: white text on the main colour */
  mainColorIsDark: boolean;
  isDark: boolean | null;
  mainLanguage: Language | null;
  activeLanguages: readonly Language[];
  mapType: 'YANDEX' | 'LEAFLET' | 'LAMENU_YANDEX';
  groupView: 'GROUP' | 'WITHOUT_GROUP';
  categoryView: 'BIG' | 'MEDIUM' | 'SMALL';
  basketPosition: 'NAVIGATION_BAR' | 'FLOATING_OVER_PRODUCT';
  modificationView: 'NAME_ONLY' | 'FULL_IMAGE';
  copyrightLeft: Localized;
  copyrightRight: Localized;
  flags: Readonly<Record<FeatureFlag | PaymentFlag, boolean>>;
  /** payment types with their own configuration; flags cover the others */
  payments: readonly PaymentConfig[];
  links: MerchantLinks;
  contacts: readonly string[];
  /** raw third-party settings; validated by `domain/start/trackers` */
  tracking: Readonly<Record<string, unknown>>;
};

/** §3: a shop with neither an inline basket nor a basket page is browse-only. */
export const hasBasket = ({ flags }: Pick<MerchantSettings, 'flags'>): boolean =>
  flags.cartInMainActive || flags.cartPageActive;

/** §1: the colour of the settings, else the merchant's own, else the default yellow. */
export const brandColor = (
  settings: Pick<MerchantSettings, 'mainColor'>,
  merchant: Pick<Merchant, 'color'> | null,
): string => settings.mainColor ?? merchant?.color ?? '#ffcc00';

/** Where the shop was opened (settled: entering). */
export type Channel = 'TG' | 'WEB' | 'QR' | 'CLICK';

const defaultFlags: MerchantSettings['flags'] = {
  bannersActive: false,
  deliveryActive: true,
  pickupActive: true,
  dineInActive: false,
  branchesActive: true,
  storiesActive: false,
  vacanciesActive: false,
  privacyActive: true,
  aboutMerchantActive: true,
  notificationsActive: false,
  termsOfUseActive: true,
  balanceActive: false,
  cartInMainActive: true,
  bookingActive: false,
  cartPageActive: true,
  chatActive: false,
  cashbackActive: false,
  promoActive: false,
  favouriteActive: true,
  cancelOrderActive: false,
  cardActive: false,
  productComment: false,
  receiverActive: false,
  isVisibleAtProfileTop: false,
  isNavigationViewEnabled: false,
  multiTabNavigationEnabled: false,
  isCategoryImageVisible: true,
  cashActive: true,
  terminalActive: false,
  paymeActive: false,
  clickActive: false,
  uzumActive: false,
};

/** §3: fallback if the settings cannot be fetched: a shop where cash orders still work. */
export const defaultSettings: MerchantSettings = {
  title: {},
  logo: null,
  favicon: null,
  mainColor: null,
  mainColorIsDark: false,
  isDark: null,
  mainLanguage: null,
  activeLanguages: languages,
  mapType: 'YANDEX',
  groupView: 'GROUP',
  categoryView: 'MEDIUM',
  basketPosition: 'FLOATING_OVER_PRODUCT',
  modificationView: 'NAME_ONLY',
  copyrightLeft: {},
  copyrightRight: {},
  flags: defaultFlags,
  payments: [],
  links: {
    iosAppLink: null,
    androidAppLink: null,
    telegramBotLink: null,
    phone: null,
    telegram: null,
    instagram: null,
    facebook: null,
  },
  contacts: [],
  tracking: Object.create(null),
};
