import { defaultSettings, type Merchant, type MerchantSettings } from './merchant';
import type { PaymentConfig } from './order/paymentConfig';
import { paymentTypes } from './order/paymentTraits';
import { anyRecord, flag, listOf, number, oneOf, orNull, record, type Shape, text } from './shape';
import { isLanguage, isLocalized } from './text/language';

const textOrNull = orNull(text);

/** An id, by which the merchant's calls and stored values are told from another's. */
const id: Shape<string> = (value): value is string => text(value) && value !== '';

/** Whether a stored value is a merchant. */
export const isMerchant = record<Merchant>({
  id,
  name: isLocalized,
  logo: textOrNull,
  color: textOrNull,
  sub: text,
  isActive: flag,
  deleted: flag,
  place: record({ latitude: number, longitude: number }),
  mainCityId: textOrNull,
  yandexMapKey: textOrNull,
});

/** Applies one shape to every key of the defaults. */
const each =
  <Name extends string, T>(names: Readonly<Record<Name, unknown>>, shape: Shape<T>) =>
  (value: unknown): value is Record<Name, T> =>
    anyRecord(value) && Object.keys(names).every((name) => shape(value[name]));

/** Whether stored settings are valid for this version of the app. */
export const isSettings = record<MerchantSettings>({
  title: isLocalized,
  logo: textOrNull,
  favicon: textOrNull,
  mainColor: textOrNull,
  mainColorIsDark: flag,
  isDark: orNull(flag),
  mainLanguage: orNull(isLanguage),
  activeLanguages: listOf(isLanguage),
  mapType: oneOf('YANDEX', 'LEAFLET', 'LAMENU_YANDEX'),
  groupView: oneOf('GROUP', 'WITHOUT_GROUP'),
  categoryView: oneOf('BIG', 'MEDIUM', 'SMALL'),
  basketPosition: oneOf('NAVIGATION_BAR', 'FLOATING_OVER_PRODUCT'),
  modificationView: oneOf('NAME_ONLY', 'FULL_IMAGE'),
  copyrightLeft: isLocalized,
  copyrightRight: isLocalized,
  flags: each(defaultSettings.flags, flag),
  payments: listOf(
    record<PaymentConfig>({
      type: oneOf(...paymentTypes),
      isActive: flag,
      web: flag,
      bot: flag,
      qr: flag,
    }),
  ),
  links: each(defaultSettings.links, textOrNull),
  contacts: listOf(text),
  // Validated by `domain/start/trackers`.
  tracking: anyRecord,
});
