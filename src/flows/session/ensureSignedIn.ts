import { hasVerifiedPhone } from '../../domain/session/user';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { syncAddresses } from '../addresses/syncAddresses';
import { loadOrderSettings } from '../order/loadOrderRules';
import { services } from '../services';
import { exchange, refreshProfile, requestContact } from './signIn';

/** Whether somebody with a verified phone is signed in: an order needs one (§4). */
const isSignedIn = (): boolean =>
  session.state.token !== null && hasVerifiedPhone(session.state.user);

/** Whether Telegram itself can tell who is there; else the phone is asked for, and a code. */
export const asksTelegram = (): boolean => Boolean(services().telegram.initData);

let asking: Promise<boolean> | null = null;

/**
 * Sees to it that somebody is signed in: by Telegram's own question for the contact, or by the
 * log-in with a code. Returns whether somebody is there now; false while the log-in is open. Presses
 * while one question is under way share it.
 */
export function ensureSignedIn(): Promise<boolean> {
  if (isSignedIn()) return Promise.resolve(true);
  const { initData } = services().telegram;
  if (!initData) {
    openSheet(paths.login);
    return Promise.resolve(false);
  }
  asking ??= askTelegram(initData).finally(() => {
    asking = null;
  });
  return asking;
}

async function askTelegram(initData: string): Promise<boolean> {
  if (!session.state.user && !(await signInLate(initData))) return false;
  if (isSignedIn()) return true;
  const contact = await requestContact();
  if (contact === 'refused') toasts.show(t('login.contactRefused'));
  // A phone that Telegram cannot tell is told, and proved, by the person.
  if (contact === 'unable') openSheet(paths.login);
  return contact === 'known';
}

/** Makes up for a sign-in that failed at the start. One that fails again says why, and nothing else. */
async function signInLate(initData: string): Promise<boolean> {
  // A session whose profile has not arrived is believed until the server refuses it.
  const isBelieved = session.state.token !== null;
  const { error, isSaid } = isBelieved
    ? { error: await refreshProfile(), isSaid: false }
    : await exchange(initData);
  if (error) {
    // Unless somebody has signed in in another way meanwhile, or may be about to.
    const isOver = error.kind === 'ended' || session.state.user !== null;
    if (!isOver && !isBelieved) session.setGuest();
    if (!isSaid) toasts.show(errorText(error), { tone: 'bad' });
    return false;
  }
  void loadOrderSettings();
  void syncAddresses();
  return true;
}
