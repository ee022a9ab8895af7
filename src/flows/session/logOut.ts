import { failureKind, isRetried } from '../../api/failureKind';
import { type ApiError, failure } from '../../api/result';
import { logOut as logOutOnServer } from '../../api/sessions';
import { deleteAccount as deleteOnServer } from '../../api/users';
import { errorText } from '../../i18n/errorText';
import { currentLanguage, t } from '../../i18n/t';
import * as session from '../../stores/session/session';
import * as storedSession from '../../stores/session/storedSession';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { botInitData } from './botInitData';
import { endSession } from './endSession';
import { holdRenewals, neverRenew } from './renewSession';

/**
 * Logs out on the server and clears the user's data (§4, log-out). Works offline: a failed request
 * does not stop it.
 */
export async function logOut(): Promise<void> {
  const { token } = session.state;
  const initData = botInitData();
  // Clear locally first: a slow response must not keep the user signed in.
  leave();
  if (!token) return;
  const language = currentLanguage() ?? 'uz';
  await logOutOnServer(services().http, token, initData ? { initData, language } : null);
}

/** Inside Telegram the user stays a guest until the next launch, or until they ask to sign in. */
function leave(): void {
  const { initData } = services().telegram;
  endSession('logOut');
  if (initData) storedSession.leaveLaunch(initData);
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

/**
 * Deletes the account after a confirmation. Returns whether the user is signed out; on failure
 * everything stays and an error is shown. Init data alone would create a new account at once.
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
  let error = await holdRenewals(sendDeletion());
  // The token no longer counts: as for any other call it is renewed, or the session ends and says why.
  if (error?.kind === 'unauthorized') [error] = await deleteOnServer(http);
  const isOut = session.state.user === null;
  if (error && !isOut) toasts.show(errorText(error), { tone: 'bad' });
  telegram.haptic(error ? 'failure' : 'success');
  if (error) return isOut;
  if (session.state.token) leave();
  toasts.show(t('profile.deleted'), { tone: 'good' });
  return true;
}

/** The token whose account may be deleted: an answer was lost. */
let doubted: string | null = null;

/**
 * §7: in two attempts. Once the outcome of one is unclear, a refused token means that the account is gone. Where it is,
 * nobody is signed in any more.
 */
async function sendDeletion(): Promise<ApiError | null> {
  const { http, telegram } = services();
  const { token } = session.state;
  if (!token) return failure('noToken')[0];
  let [error] = await deleteOnServer(http, token);
  if (error?.kind === 'ended') return error;
  if (error && doubted !== token && failureKind(error) !== 'refused') {
    doubted = token;
    neverRenew(token);
    if (telegram.initData) storedSession.leaveLaunch(telegram.initData);
    if (error.kind === 'network' || isRetried(error.status ?? 0))
      [error] = await deleteOnServer(http, token);
  }
  // Somebody may have signed in meanwhile.
  if (session.state.token && session.state.token !== token) return failure('ended')[0];
  if (error && !(doubted === token && error.kind === 'unauthorized')) return error;
  leave();
  return null;
}
