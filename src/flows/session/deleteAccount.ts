import { deleteAccount as tellServer } from '../../api/users';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { forgetPerson } from './logOut';

/**
 * Asks whether the person means it, and deletes their account. Returns whether they are out; when
 * the server does not delete it everything stays as it was, and that is said. Inside Telegram they
 * are a guest until the app is opened again, or something asks who they are: with init data alone
 * the server would make them another account at once.
 */
export async function askToDeleteAccount(): Promise<boolean> {
  const { telegram } = services();
  const sure = await telegram.confirm({
    title: t('profile.deleteQuestion'),
    message: t('profile.deleteText'),
    ok: t('profile.deleteConfirm'),
    cancel: t('common.cancel'),
    destructive: true,
  });
  return sure && (await deleteAccount());
}

async function deleteAccount(): Promise<boolean> {
  const { http, telegram } = services();
  const [error] = await tellServer(http);
  // A refused token has logged the person out, and has been said.
  const isOut = session.state.user === null;
  if (error && !isOut) toasts.show(errorText(error), { tone: 'bad' });
  telegram.haptic(error ? 'failure' : 'success');
  if (error) return isOut;
  forgetPerson();
  toasts.show(t('profile.deleted'), { tone: 'good' });
  return true;
}
