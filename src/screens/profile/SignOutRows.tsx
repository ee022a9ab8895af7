import { askToDeleteAccount } from '../../flows/session/deleteAccount';
import { askToLogOut } from '../../flows/session/logOut';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';

/** §2: log-out and delete-account, each asked about first; after either one is at the root (§4). */
export function SignOutRows() {
  const leave = async (ask: () => Promise<boolean>) => {
    if (await ask()) closeAllSheets();
  };
  return (
    <Section>
      <Row
        icon="logOut"
        tint="red"
        label={t('profile.logOut')}
        tone="destructive"
        onPress={() => void leave(askToLogOut)}
      />
      <Row
        icon="trash"
        tint="grey"
        label={t('profile.deleteAccount')}
        tone="destructive"
        onPress={() => void leave(askToDeleteAccount)}
      />
    </Section>
  );
}
