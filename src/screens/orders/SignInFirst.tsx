import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { t } from '../../i18n/t';
import { EmptyState } from '../../ui/EmptyState';

/** Asks the user to sign in to see orders. */
export function SignInFirst() {
  return (
    <EmptyState
      icon="receipt"
      title={t('orders.signInFirst')}
      text={t('login.benefits')}
      action={{ text: t('login.title'), onPress: () => void ensureSignedIn(), isPrimary: true }}
    />
  );
}
