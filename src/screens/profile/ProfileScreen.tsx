import { useSnapshot } from 'valtio';
import { limits } from '../../domain/limits';
import { askWhoIsThere } from '../../flows/askWhoIsThere';
import { askToLogOut } from '../../flows/logOut';
import { showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { languageNames } from './languageNames';
import { Person } from './Person';
import styles from './ProfileScreen.module.css';
import { useLanguages } from './useLanguages';

/** Who I am, my orders, and what the merchant says about itself (§2, profile sections). */
export function ProfileScreen() {
  const { user, status } = useSnapshot(session.state);
  const { settings } = useSnapshot(merchant.state);
  const { current } = useLanguages();
  const { flags, copyrightLeft, copyrightRight } = settings;
  const logOut = async () => {
    if (await askToLogOut()) closeAllSheets();
  };
  const row = (to: string) => ({ leadsOn: true, onPress: () => openSheet(to) });
  const hasCashback = flags.balanceActive || flags.cashbackActive;
  const isGuest = status !== 'signedIn' || !user;
  return (
    <SheetPage title={t('profile.title')}>
      <Person user={isGuest ? null : user} onLogIn={() => void askWhoIsThere()} />
      {!isGuest && hasCashback && (
        <Section>
          <Row
            icon="wallet"
            tint="green"
            label={t('profile.cashback')}
            value={showMoney(user.cashback)}
          />
        </Section>
      )}
      <Section>
        <Row icon="receipt" tint="orange" label={t('profile.orders')} {...row(paths.orders)} />
        {flags.branchesActive && (
          <Row icon="store" tint="blue" label={t('profile.branches')} {...row(paths.branches)} />
        )}
        <Row
          icon="language"
          tint="violet"
          label={t('profile.language')}
          value={languageNames[current]}
          {...row(paths.language)}
        />
      </Section>
      {(flags.aboutMerchantActive || flags.termsOfUseActive || flags.privacyActive) && (
        <Section>
          {flags.aboutMerchantActive && (
            <Row icon="info" tint="blue" label={t('profile.about')} {...row(paths.about)} />
          )}
          {flags.termsOfUseActive && (
            <Row icon="document" tint="grey" label={t('profile.offer')} {...row(paths.offer)} />
          )}
          {flags.privacyActive && (
            <Row icon="privacy" tint="green" label={t('profile.privacy')} {...row(paths.privacy)} />
          )}
        </Section>
      )}
      {!isGuest && (
        <Section>
          <Row
            icon="logOut"
            tint="red"
            label={t('profile.logOut')}
            tone="destructive"
            onPress={() => void logOut()}
          />
        </Section>
      )}
      <footer className={styles.footer}>
        <p>{showText(copyrightLeft)}</p>
        <p>{showText(copyrightRight)}</p>
        <p>{t('profile.version', { version: limits.buildVersion })}</p>
      </footer>
    </SheetPage>
  );
}
