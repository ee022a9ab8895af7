import { logOut as tellServer } from '../../api/sessions';
import { currentLanguage, t } from '../../i18n/t';
import * as addresses from '../../stores/addresses/addresses';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import * as session from '../../stores/session/session';
import { clearStorage } from '../../stores/storage/clearStorage';
import { services } from '../services';

/**
 * Tells the server and clears what belongs to the person (§4, log-out). A call that fails does not
 * stop it: logging out works offline.
 */
export async function logOut(): Promise<void> {
  const { http, telegram } = services();
  const { token } = session.state;
  const { initData } = telegram;
  // First the person, then the server: waiting for a slow answer would keep the person in.
  forgetPerson();
  if (!token) return;
  const language = currentLanguage() ?? 'uz';
  await tellServer(http, token, initData ? { initData, language } : null);
}

/** Asks whether the person means it, and logs out. Returns whether they did. */
export async function askToLogOut(): Promise<boolean> {
  const sure = await services().telegram.confirm({
    title: t('profile.logOutQuestion'),
    message: t('profile.logOutText'),
    ok: t('profile.logOut'),
    cancel: t('common.cancel'),
    destructive: true,
  });
  if (sure) await logOut();
  return sure;
}

/** Clears the person from the device: profile, token, log-in, addresses, basket, draft and orders. */
export function forgetPerson(): void {
  // What is stored goes, and with it what the stores hold of that.
  clearStorage('logOut');
  addresses.forgetPerson();
  deliveryQuote.reset();
  session.setGuest();
}
