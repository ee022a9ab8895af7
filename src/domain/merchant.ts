import type * as v from 'valibot';
import type { featureFlags, paymentFlags, settingsSchema } from './settingsSchema';
import { type Checked, filledText, flag, number, record, text, textOrNull } from './shape';
import { isLocalized, languages } from './text/language';

/** The merchant, without the server's secrets (settled: security). */
export const isMerchant = record({
  // By the id the merchant's calls and stored values are told from another's; a header of blanks is empty.
  id: filledText,
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
export type Merchant = Checked<typeof isMerchant>;

export type MerchantSettings = v.InferOutput<typeof settingsSchema>;
export type FeatureFlag = (typeof featureFlags)[number];
export type PaymentFlag = (typeof paymentFlags)[number];
export type MerchantLinks = MerchantSettings['links'];

/** §3: a shop with neither an inline basket nor a basket page is browse-only. */
export const hasBasket = ({ flags }: Pick<MerchantSettings, 'flags'>): boolean =>
  flags.cartInMainActive || flags.cartPageActive;

/** §1: the colour of the settings, else the merchant's own, else the default yellow. */
export const brandColor = (
  settings: Pick<MerchantSettings, 'mainColor'>,
  merchant: Pick<Merchant, 'color'> | null,
): string => settings.mainColor ?? merchant?.color ?? '#ffcc00';

/** Where the shop was opened (settled: entering). */
export const channels = ['TG', 'WEB', 'QR', 'CLICK'] as const;
export type Channel = (typeof channels)[number];

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
