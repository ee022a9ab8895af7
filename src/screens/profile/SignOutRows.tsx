import { askToDeleteAccount } from '../../flows/session/deleteAccount';
import { askToLogOut } from '../../flows/session/logOut';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';

/** §2: log out and delete account, each with a confirmation; both end at the root (§4). */
export function SignOutRows() {
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
