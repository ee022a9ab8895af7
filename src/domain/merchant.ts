import type { Place } from './geo';
import type { Language, Localized } from './language';
import type { Money } from './pricing';

/** The merchant as the storefront needs it: the server's secrets never come this far (promises: security). */
export type Merchant = {
  id: string;
  name: Localized;
  logo: string | null;
  color: string | null;
  sub: string;
  isActive: boolean;
  deleted: boolean;
  place: Place;
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

/** A link or contact that the merchant shows, null when it is switched off. */
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

/** Merchant settings of section 3; `defaultSettings` stands in when they cannot be fetched. */
export type MerchantSettings = {
  title: Localized;
  logo: string | null;
  favicon: string | null;
  brand: string | null;
  mainColor: string;
  /** the text on the main colour is white when this is true */
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
  links: MerchantLinks;
  contacts: readonly string[];
};

/** The rules for orders (`/orders/v1/merchant/settings`), both off by default (§3). */
export type OrderRules = {
  shouldValidateDeliveryArea: boolean;
  isSmsConfirmationRequiredPerOrder: boolean;
};

/** The fees and thresholds of `/orders/v1/order/setting/{id}` (§3, order settings). */
export type OrderSettings = {
  isServiceFeeEnabled: boolean;
  isServiceFeeFreeAboveThreshold: boolean;
  serviceFeeThreshold: Money;
  serviceFeeAmount: Money;
  minimalDeliveryPrice: Money;
};

/** Where the shop was opened (readings: entering). */
export type Channel = 'TG' | 'WEB' | 'QR' | 'CLICK';
