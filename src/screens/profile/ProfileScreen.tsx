import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { contactPages } from '../../domain/content/contact';
import * as limits from '../../domain/limits';
import type { FeatureFlag } from '../../domain/merchant';
import { loadNotices } from '../../flows/content/loadNotices';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { askToDeleteAccount, askToLogOut } from '../../flows/session/logOut';
import { refreshProfile } from '../../flows/session/signIn';
import { canScanTable } from '../../flows/table/scanTable';
import { languageNames } from '../../i18n/languageNames';
import { langOf, showText } from '../../i18n/show';
import { type TextKey, t } from '../../i18n/t';
import { closeAllSheets, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as notices from '../../stores/content/notices';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session/session';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { ContactSection } from '../../ui/ContactSection';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/iconNames';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { Skeleton } from '../../ui/Skeleton';
import { useMedia, wideQuery } from '../../ui/useMedia';
import { CashbackRow, LinkRow, LinkTiles, ownLinks, shopLinks } from './LinkTiles';
import { Person } from './Person';
import styles from './ProfileScreen.module.css';
import { useLanguages } from './useLanguages';

/**
 * The profile: user, own data and merchant pages (§2, profile sections), limited to enabled
 * features. With `isVisibleAtProfileTop` own data (orders, addresses …) is tiles below the header,
 * else rows of the list.
 */
export function ProfileScreen() {
  const { user, status } = useSnapshot(session.state);
  const { settings } = useSnapshot(merchant.state);
  const { flags, copyrightLeft, copyrightRight } = settings;
  const person = status === 'signedIn' ? user : null;
  const userId = person?.id;
  const own = ownLinks(flags);
  const ofShop = shopLinks(flags);
  const isWide = useMedia(wideQuery);
  // The balance changes with every order.
  useEffect(() => {
    if (userId) void refreshProfile();
  }, [userId]);
  return (
    <SheetPage title={t('profile.title')}>
      {person && <Person user={person} />}
      {status === 'guest' && <SignedOut />}
      {!person && status !== 'guest' && <PersonSkeleton />}
      {person && (flags.balanceActive || flags.cashbackActive) && (
        <CashbackRow user={person} hasCode={flags.cashbackActive} />
      )}
      {status === 'guest' && <Benefits flags={flags} />}
      {flags.isVisibleAtProfileTop && <LinkTiles links={own} />}
      {!flags.isVisibleAtProfileTop && (
        <Section>
          {own.map((link) => (
            <LinkRow key={link.to} link={link} />
          ))}
        </Section>
      )}
      <Section>
        {person && (
          <LinkRow
            link={{ to: paths.user, icon: 'user', tint: 'blue', label: 'profile.personal' }}
          />
        )}
        {person && flags.notificationsActive && <NoticesRow />}
        {canScanTable(flags) && (
          <LinkRow link={{ to: paths.waiter, icon: 'qr', tint: 'violet', label: 'table.scan' }} />
        )}
        <LanguageRow />
        {isWide && (
          <LinkRow link={{ to: paths.keys, icon: 'list', tint: 'grey', label: 'keys.title' }} />
        )}
      </Section>
      {ofShop.length > 0 && (
        <Section>
          {ofShop.map((link) => (
            <LinkRow key={link.to} link={link} />
          ))}
        </Section>
      )}
      <ContactSection pages={contactPages(settings)} onOpen={(page) => openSheet(paths[page])} />
      {person && <SignOutRows />}
      <footer className={styles.footer}>
        <p dir="auto" lang={langOf(copyrightLeft)}>
          {showText(copyrightLeft)}
        </p>
        <p dir="auto" lang={langOf(copyrightRight)}>
          {showText(copyrightRight)}
        </p>
        <p>{t('profile.version', { version: limits.buildVersion })}</p>
      </footer>
    </SheetPage>
  );
}

type Benefit = {
  icon: IconName;
  tint: 'red' | 'orange' | 'green' | 'violet';
  label: TextKey;
  flags?: readonly FeatureFlag[];
};

const benefits: readonly Benefit[] = [
  { icon: 'receipt', tint: 'orange', label: 'profile.benefitOrders' },
  { icon: 'pin', tint: 'red', label: 'profile.benefitAddresses', flags: ['deliveryActive'] },
  {
    icon: 'wallet',
    tint: 'green',
    label: 'profile.benefitCashback',
    flags: ['cashbackActive', 'balanceActive'],
  },
  { icon: 'promo', tint: 'violet', label: 'profile.benefitPromos', flags: ['promoActive'] },
  { icon: 'heart', tint: 'red', label: 'profile.benefitFavourites', flags: ['favouriteActive'] },
];

type Props = { flags: Readonly<Record<FeatureFlag, boolean>> };

/** The benefits of logging in, limited to the merchant's enabled features. */
function Benefits({ flags }: Props) {
  const offered = benefits.filter((each) => each.flags?.some((flag) => flags[flag]) ?? true);
  return (
    <Section title={t('profile.benefits')}>
      {offered.map(({ icon, tint, label }) => (
        <Row key={label} icon={icon} tint={tint} label={t(label)} />
      ))}
    </Section>
  );
}

/** The current language, with a link to change it. */
function LanguageRow() {
  const { current } = useLanguages();
  return (
    <Row
      icon="language"
      tint="violet"
      label={t('profile.language')}
      value={languageNames[current]}
      hasChevron
      opens={paths.language}
      onPress={() => openSheet(paths.language)}
    />
  );
}

/** Link to the notices, with the unread count. */
function NoticesRow() {
  const unread = notices.unreadCount(useSnapshot(notices.state));
  useEffect(() => void loadNotices(), []);
  return (
    <Row
      icon="bell"
      tint="red"
      label={t('notices.title')}
      value={unread > 0 ? <Badge tone="chosen">{unread}</Badge> : undefined}
      hasChevron
      onPress={() => openSheet(paths.notifications)}
    />
  );
}

/** §2: log out and delete account, each with a confirmation; both end at the root (§4). */
function SignOutRows() {
  const confirmAndLeave = async (confirm: () => Promise<boolean>) => {
    if (await confirm()) closeAllSheets();
  };
  return (
    <Section>
      <Row
        icon="logOut"
        tint="red"
        label={t('profile.logOut')}
        tone="destructive"
        onPress={() => void confirmAndLeave(askToLogOut)}
      />
      <Row
        icon="trash"
        tint="grey"
        label={t('profile.deleteAccount')}
        tone="destructive"
        onPress={() => void confirmAndLeave(askToDeleteAccount)}
      />
    </Section>
  );
}

/** Profile header while the session is unknown. */
function PersonSkeleton() {
  return (
    <div className={styles.person}>
      <div className={styles.photo}>
        <Skeleton shape="picture" />
      </div>
      <span className={styles.lines}>
        <Skeleton shape="title" width={100} />
        <Skeleton shape="line" width={70} />
      </span>
    </div>
  );
}

/** Profile header while signed out (§6). */
function SignedOut() {
  return (
    <div className={styles.person}>
      <div className={styles.photo}>
        <span className={styles.nobody}>
          <Icon name="user" size={32} />
        </span>
      </div>
      <p className={styles.name}>{t('login.notLoggedIn')}</p>
      <p className={styles.detail}>{t('login.benefits')}</p>
      <Button kind="primary" onPress={() => void ensureSignedIn()}>
        {t('login.title')}
      </Button>
    </div>
  );
}
