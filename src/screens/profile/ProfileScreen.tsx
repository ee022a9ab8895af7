import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { contactPages } from '../../domain/content/shopLinks';
import { limits } from '../../domain/limits';
import { withBot } from '../../flows/content/botLink';
import { isReadAtTill } from '../../flows/session/loyalty';
import { refreshProfile } from '../../flows/session/signIn';
import { canScanTable } from '../../flows/table/scanTable';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session/session';
import { ContactSection } from '../../ui/ContactSection';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { useMedia, wideQuery } from '../../ui/useMedia';
import { Benefits } from './Benefits';
import { CashbackRow } from './CashbackRow';
import { LanguageRow } from './LanguageRow';
import { LinkRow } from './LinkRow';
import { LinkTiles } from './LinkTiles';
import { NoticesRow } from './NoticesRow';
import { Person } from './Person';
import { PersonSkeleton } from './PersonSkeleton';
import styles from './ProfileScreen.module.css';
import { ownLinks, shopLinks } from './profileLinks';
import { SignedOut } from './SignedOut';
import { SignOutRows } from './SignOutRows';

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
        <CashbackRow user={person} hasCode={flags.cashbackActive && isReadAtTill()} />
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
      <ContactSection
        pages={contactPages(withBot(settings))}
        onOpen={(page) => openSheet(paths[page])}
      />
      {person && <SignOutRows />}
      <footer className={styles.footer}>
        <p lang={langOf(copyrightLeft)}>{showText(copyrightLeft)}</p>
        <p lang={langOf(copyrightRight)}>{showText(copyrightRight)}</p>
        <p>{t('profile.version', { version: limits.buildVersion })}</p>
      </footer>
    </SheetPage>
  );
}
