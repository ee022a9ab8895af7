import { logOut as logOutOnServer } from '../../api/sessions';
import { currentLanguage, t } from '../../i18n/t';
import * as session from '../../stores/session/session';
import { services } from '../services';
import { botInitData } from './botInitData';
import { endSession } from './endSession';

/**
 * Logs out on the server and clears the user's data (§4, log-out). Works offline: a failed request
 * does not stop it.
 */
export async function logOut(): Promise<void> {
  const { token } = session.state;
  const initData = botInitData();
  // Clear locally first: a slow response must not keep the user signed in.
  endSession('logOut');
  if (!token) return;
  const language = currentLanguage() ?? 'uz';
  await logOutOnServer(services().http, token, initData ? { initData, language } : null);
}

/** Logs out after a confirmation. Returns whether the user confirmed. */
export async function askToLogOut(): Promise<boolean> {
  const isConfirmed = await services().telegram.confirm({
    title: t('profile.logOutQuestion'),
    message: t('profile.logOutText'),
    ok: t('profile.logOut'),
    cancel: t('common.cancel'),
    destructive: true,
  });
  if (isConfirmed) await logOut();
  return isConfirmed;
}
