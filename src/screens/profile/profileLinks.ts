import type { FeatureFlag } from '../../domain/merchant';
import type { TextKey } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import type { IconName } from '../../ui/iconNames';
import type { Tint } from '../../ui/TintTile';

export type ProfileLink = {
  to: string;
  icon: IconName;
  tint: Tint;
  label: TextKey;
  /** shown only if the merchant has enabled this */
  flag?: FeatureFlag;
};

type Flags = Readonly<Record<FeatureFlag, boolean>>;

/** The user's own data. */
const own: readonly ProfileLink[] = [
  { to: paths.orders, icon: 'receipt', tint: 'orange', label: 'profile.orders' },
  {
    to: paths.addresses,
    icon: 'pin',
    tint: 'red',
    label: 'profile.addresses',
    flag: 'deliveryActive',
  },
  {
    to: paths.favorites,
    icon: 'heart',
    tint: 'violet',
    label: 'favourites.title',
    flag: 'favouriteActive',
  },
  { to: paths.cards, icon: 'card', tint: 'blue', label: 'cards.title', flag: 'cardActive' },
  {
    to: paths.reservations,
    icon: 'table',
    tint: 'blue',
    label: 'reservation.mine',
    flag: 'bookingActive',
  },
  { to: paths.promos, icon: 'promo', tint: 'green', label: 'profile.promos', flag: 'promoActive' },
];

/** The merchant's pages. */
const ofShop: readonly ProfileLink[] = [
  {
    to: paths.branches,
    icon: 'store',
    tint: 'blue',
    label: 'profile.branches',
    flag: 'branchesActive',
  },
  {
    to: paths.vacancies,
    icon: 'work',
    tint: 'violet',
    label: 'vacancies.title',
    flag: 'vacanciesActive',
  },
  {
    to: paths.about,
    icon: 'info',
    tint: 'blue',
    label: 'profile.about',
    flag: 'aboutMerchantActive',
  },
  {
    to: paths.offer,
    icon: 'document',
    tint: 'grey',
    label: 'profile.offer',
    flag: 'termsOfUseActive',
  },
  {
    to: paths.privacy,
    icon: 'privacy',
    tint: 'green',
    label: 'profile.privacy',
    flag: 'privacyActive',
  },
];

const offered = (links: readonly ProfileLink[], flags: Flags) =>
  links.filter(({ flag }) => flag === undefined || flags[flag]);

export const ownLinks = (flags: Flags) => offered(own, flags);
export const shopLinks = (flags: Flags) => offered(ofShop, flags);
