import type { FeatureFlag, MerchantLinks, PaymentFlag } from '../../../src/domain/merchant';
import type { PaymentType } from '../../../src/domain/order/paymentTraits';
import type { Language } from '../../../src/domain/text/language';
import type { Text } from './text';

/** A merchant in the wire format, including the fields that a client must drop (§3). */
export type MerchantRecord = {
  id: string;
  name: Text;
  logo: string | null;
  color: string;
  sub: string;
  yandexDeliveryKey: string;
  iikoApiLogin: string;
  iikoOrganizationId: string;
  yandexMapKey: string | null;
  appId: string;
  smsGateway: 'PLAY_MOBILE' | 'ESKIZ';
  smsUsername: string;
  smsPassword: string;
  isActive: boolean;
  deleted: boolean;
  latitude: number;
  longitude: number;
  mainCityId: string | null;
  domainUrl: string;
  createdDate: string;
  lastModifiedDate: string;
};

type LinkFields = Record<keyof MerchantLinks, string | null> &
  Record<`${keyof MerchantLinks}Active`, boolean>;

/** Where a payment method is available (§3, payment configuration per type). */
export type PaymentConfigRecord = {
  id: string;
  merchantId: string;
  type: PaymentType;
  webEnabled: boolean;
  botEnabled: boolean;
  operatorEnabled: boolean;
  appEnabled: boolean;
  qrEnabled: boolean;
  isActive: boolean;
};

/** Merchant settings (§3), the response of `/support/v1/merchant/settings/web`. */
export type SettingsRecord = {
  id: string;
  merchantId: string;
  title: Text;
  logo: string | null;
  favicon: string | null;
  brand: string | null;
  domain: string;
  mainColor: string | null;
  mainColorType: 'DARK' | 'LIGHT';
  mainLanguage: Language;
  isDark: boolean;
  mapType: 'YANDEX' | 'LEAFLET' | 'LAMENU_YANDEX';
  groupView: 'GROUP' | 'WITHOUT_GROUP';
  categoryView: 'BIG' | 'MEDIUM' | 'SMALL';
  basketPosition: 'NAVIGATION_BAR' | 'FLOATING_OVER_PRODUCT';
  modificationViewType: 'NAME_ONLY' | 'FULL_IMAGE';
  copyrightLeft: Text;
  copyrightRight: Text;
  contacts: string[];
  smsContent: string;
  amoCrmId: string | null;
  amoCrmHash: string | null;
  amoCrmActive: boolean;
  yandexMetricsEnabled: boolean;
  yandexMetricsId: string | null;
  yandexMetricsKeys: string | null;
  metaPixelActive: boolean;
  metaPixelContent: string | null;
  metaPixelId: string | null;
  googleTagManagerActive: boolean;
  googleTagManagerId: string | null;
  paymentConfigurations: PaymentConfigRecord[];
} & Record<FeatureFlag | PaymentFlag, boolean> &
  Record<`${Language}Active`, boolean> &
  LinkFields;

/** `/orders/v1/merchant/settings` */
export type OrderRulesRecord = {
  merchantId: string;
  shouldValidateDeliveryArea: boolean;
  isSmsConfirmationRequiredPerOrder: boolean;
};

/** `/orders/v1/order/setting/{merchantId}`; amounts in som. */
export type OrderSettingRecord = {
  id: string;
  merchantId: string;
  cityId: string | null;
  isServiceFeeEnabled: boolean;
  isServiceFeeFreeAboveThreshold: boolean;
  serviceFeeThreshold: number;
  serviceFeeAmount: number;
  minimalDeliveryPrice: number;
  /** minimum number of products in a delivery, 0 for none */
  minimalDeliveryProductCount: number;
  /** percent of an order that comes back as cashback; missing where the merchant does not say */
  cashbackPercent?: number;
  defaultDeliveryTypeBot: 'DELIVERY' | 'PICK_UP';
  defaultDeliveryTypeWeb: 'DELIVERY' | 'PICK_UP';
  defaultDeliveryTypeApp: 'DELIVERY' | 'PICK_UP';
};

export type BrandRecord = {
  id: string;
  merchantId: string;
  name: string;
  domainUrl: string;
  color: string;
  image: string | null;
};
