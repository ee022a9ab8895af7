import { formatPhone } from '../../domain/session/phone';
import { hasVerifiedPhone, type User } from '../../domain/session/user';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { Row } from '../../ui/Row';

/** The user's phone with a link to change it; a missing one is requested as for an order. */
export function PhoneRow({ user }: { user: User }) {
  const isVerified = hasVerifiedPhone(user);
  return (
    <Row
      icon="phone"
      tint="green"
      label={t('login.phone')}
      detail={user.phone ? isolate(formatPhone(user.phone)) : t('profile.addPhone')}
      hasChevron
      onPress={() => (isVerified ? openSheet(paths.phone) : void ensureSignedIn())}
    />
  );
}
