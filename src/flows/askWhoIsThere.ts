import { hasVerifiedPhone } from '../domain/user';
import { t } from '../i18n/t';
import { openSheet } from '../navigation/navigate';
import { paths } from '../navigation/paths';
import * as session from '../stores/session';
import * as toasts from '../stores/toasts';
import { settleAddresses } from './settleAddresses';
import { exchange, requestContact } from './signIn';
import { wired } from './wiring';

/** Whether somebody with a verified phone is signed in: an order needs one (§4). */
const isSomebodyThere = (): boolean =>
  session.state.token !== null && hasVerifiedPhone(session.state.user);

/** Whether Telegram itself can tell who is there; else the phone is asked for, and a code. */
export const asksTelegram = (): boolean => Boolean(wired().telegram.initData);

/**
 * Sees to it that somebody is signed in: by Telegram's own question for the contact, or by the
 * log-in with a code. Answers whether somebody is there now; false while the log-in is open.
 */
export async function askWhoIsThere(): Promise<boolean> {
  if (isSomebodyThere()) return true;
  const { initData } = wired().telegram;
  if (!initData) {
    openSheet(paths.login);
    return false;
  }
  if (!session.state.user) {
    if (!(await exchange(initData))) return false;
    void settleAddresses();
  }
  if (isSomebodyThere() || (await requestContact())) return true;
  toasts.show(t('login.contactRefused'));
  return false;
}
