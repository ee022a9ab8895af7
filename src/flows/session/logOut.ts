import { logOut as logOutOnServer } from '../../api/sessions';
import { currentLanguage, t } from '../../i18n/t';
import * as addresses from '../../stores/addresses/addresses';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import * as session from '../../stores/session/session';
import { clearStorage } from '../../stores/storage/clearStorage';
import { services } from '../services';

/**
 * Logs out on the server and clears the user's data (§4, log-out). Works offline: a failed request
 * does not stop it.
 */
export async function logOut(): Promise<void> {
  const { http, telegram } = services();
  const { token } = session.state;
  const { initData } = telegram;
  // Clear locally first: a slow response must not keep the user signed in.
  forgetPerson();
  if (!token) return;
  const language = currentLanguage() ?? 'uz';
  await logOutOnServer(http, token, initData ? { initData, language } : null);
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
 * Clears the user's data from the device: profile, token, log-in, addresses, basket, draft and
 * orders.
 */
export function forgetPerson(): void {
  // Also resets the stores bound to the cleared keys.
  clearStorage('logOut');
  addresses.forgetPerson();
  deliveryQuote.reset();
  session.setGuest();
}
