import type { FeatureFlag } from '../../domain/merchant';
import type { User } from '../../domain/session/user';
import { showMoney } from '../../i18n/show';
import { type TextKey, t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/iconNames';
import { Row, type Tint, TintTile } from '../../ui/Row';
import { Section } from '../../ui/Section';
import styles from './ProfileScreen.module.css';

/** Links of the profile as tiles, reachable without scrolling. */
export function LinkTiles({ links }: { links: readonly ProfileLink[] }) {
  return (
    <ul className={styles.tiles}>
      {links.map(({ to, icon, tint, label }) => (
        <li key={to}>
          <button type="button" className={styles.tile} onClick={() => openSheet(to)}>
            <TintTile tint={tint} size="big">
              <Icon name={icon} />
            </TintTile>
            <span className={styles.label}>{t(label)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  user: Pick<User, 'cashback'>;
  /** a code that the cashier reads */
  hasCode: boolean;
};

/** The user's cashback balance, and the code for the till. */
export function CashbackRow({ user, hasCode }: Props) {
  return (
    <Section>
      <Row
        icon="wallet"
        tint="green"
        label={t('profile.cashback')}
        value={showMoney(user.cashback)}
      />
      {hasCode && (
        <LinkRow link={{ to: paths.loyalty, icon: 'qr', tint: 'violet', label: 'loyalty.title' }} />
      )}
    </Section>
  );
}

/** A link of the profile, as a row. */
export function LinkRow({ link }: { link: ProfileLink }) {
  const { to, icon, tint, label } = link;
  return <Row icon={icon} tint={tint} label={t(label)} hasChevron onPress={() => openSheet(to)} />;
}

type ProfileLink = {
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
