import * as v from 'valibot';
import { categorySizes } from './catalog/catalogSchema';
import { paymentTypes } from './order/paymentTraits';
import { anyRecord, flag, listOf, localized, text, textOrNull } from './schema';
import { languages } from './text/language';

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

export const paymentFlags = [
  'cashActive',
  'terminalActive',
  'paymeActive',
  'clickActive',
  'uzumActive',
] as const;

/** The merchant's links and contacts, null if switched off. */
export const linkNames = [
  'iosAppLink',
  'androidAppLink',
  'telegramBotLink',
  'phone',
  'telegram',
  'instagram',
  'facebook',
] as const;

type Flag = (typeof featureFlags | typeof paymentFlags)[number];

const flags: v.GenericSchema<unknown, Readonly<Record<Flag, boolean>>> = v.object(
  v.entriesFromList([...featureFlags, ...paymentFlags], flag),
);

/** Where a payment type is offered (§3, payment configuration per type). */
const paymentConfig = v.object({
  type: v.picklist(paymentTypes),
  isActive: flag,
  /** in a browser */
  web: flag,
  /** inside Telegram */
  bot: flag,
  /** at a table */
  qr: flag,
});
export type PaymentConfig = v.InferOutput<typeof paymentConfig>;

/** Merchant settings (§3); `defaultSettings` is the fallback. */
export const settingsSchema = v.object({
  title: localized,
  logo: textOrNull,
  favicon: textOrNull,
  /** null if the settings have none (`brandColor`) */
  mainColor: textOrNull,
  /** true: white text on the main colour */
  mainColorIsDark: flag,
  isDark: v.nullable(flag),
  mainLanguage: v.nullable(v.picklist(languages)),
  activeLanguages: listOf(v.picklist(languages)),
  mapType: v.picklist(['YANDEX', 'LEAFLET', 'LAMENU_YANDEX']),
  groupView: v.picklist(['GROUP', 'WITHOUT_GROUP']),
  categoryView: v.picklist(categorySizes),
  basketPosition: v.picklist(['NAVIGATION_BAR', 'FLOATING_OVER_PRODUCT']),
  modificationView: v.picklist(['NAME_ONLY', 'FULL_IMAGE']),
  copyrightLeft: localized,
  copyrightRight: localized,
  flags,
  /** payment types with their own configuration; flags cover the others */
  payments: listOf(paymentConfig),
  links: v.object(v.entriesFromList(linkNames, textOrNull)),
  contacts: listOf(text),
  /** raw third-party settings; validated by `domain/start/trackers` */
  tracking: anyRecord,
});
