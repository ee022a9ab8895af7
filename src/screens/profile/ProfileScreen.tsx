import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { limits } from '../../domain/limits';
import { contactPages } from '../../domain/shopLinks';
import { withBot } from '../../flows/botLink';
import { canScanTable } from '../../flows/scanTable';
import { refreshProfile } from '../../flows/signIn';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session';
import { ContactSection } from '../../ui/ContactSection';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { Benefits } from './Benefits';
import { CashbackRow } from './CashbackRow';
import { LanguageRow } from './LanguageRow';
import { LeaveRows } from './LeaveRows';
import { LinkRow } from './LinkRow';
import { LinkTiles } from './LinkTiles';
import { Nobody } from './Nobody';
import { NoticesRow } from './NoticesRow';
import { Person } from './Person';
import { PersonSkeleton } from './PersonSkeleton';
import styles from './ProfileScreen.module.css';
import { ownLinks, shopLinks } from './profileLinks';

/**
 * Who I am, what is mine, and what the merchant says about itself (§2, profile sections), as far as
 * the merchant has switched it on. With `isVisibleAtProfileTop` what is mine (orders, addresses …)
 * stands as tiles right below the head; without it as lines of the list.
 */
export function ProfileScreen() {
  const { user, status } = useSnapshot(session.state);
  const { settings } = useSnapshot(merchant.state);
  const { flags, copyrightLeft, copyrightRight } = settings;
  const person = status === 'signedIn' ? user : null;
  const userId = person?.id;
  const own = ownLinks(flags);
  const ofShop = shopLinks(flags);
  // The balance moves with every order.
  useEffect(() => {
    if (userId) void refreshProfile();
  }, [userId]);
  return (
    <SheetPage title={t('profile.title')}>
      {person && <Person user={person} />}
      {status === 'guest' && <Nobody />}
      {!person && status !== 'guest' && <PersonSkeleton />}
      {person && (flags.balanceActive || flags.cashbackActive) && <CashbackRow user={person} />}
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
      {person && <LeaveRows />}
      <footer className={styles.footer}>
        <p>{showText(copyrightLeft)}</p>
        <p>{showText(copyrightRight)}</p>
        <p>{t('profile.version', { version: limits.buildVersion })}</p>
      </footer>
    </SheetPage>
  );
}
