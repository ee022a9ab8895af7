import { deleteAccount as deleteOnServer } from '../../api/users';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { endSession } from './endSession';

/**
 * Deletes the account after a confirmation. Returns whether the user is signed out; on failure
 * everything stays and an error is shown. Inside Telegram the user stays a guest until the next
 * launch or the next request to sign in: init data alone would create a new account at once.
 */
export async function askToDeleteAccount(): Promise<boolean> {
  const { telegram } = services();
  const isConfirmed = await telegram.confirm({
    title: t('profile.deleteQuestion'),
    message: t('profile.deleteText'),
    ok: t('profile.deleteConfirm'),
    cancel: t('common.cancel'),
    destructive: true,
  });
  return isConfirmed && (await deleteAccount());
}

async function deleteAccount(): Promise<boolean> {
  const { http, telegram } = services();
  const [error] = await deleteOnServer(http);
  // A refused token has already signed the user out and shown why.
  const isOut = session.state.user === null;
  if (error && !isOut) toasts.show(errorText(error), { tone: 'bad' });
  telegram.haptic(error ? 'failure' : 'success');
  if (error) return isOut;
  endSession('logOut');
  toasts.show(t('profile.deleted'), { tone: 'good' });
  return true;
}
