import { hasVerifiedPhone } from '../../domain/session/user';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { syncAddresses } from '../addresses/loadAddresses';
import { loadOrderSettings } from '../order/loadOrderRules';
import { services } from '../services';
import { exchange, refreshProfile, requestContact } from './signIn';

/** Whether a user with a verified phone is signed in: required for an order (§4). */
const isSignedIn = (): boolean =>
  session.state.token !== null && hasVerifiedPhone(session.state.user);

/**
 * What `ensureSignedIn` asks for next: the phone number, if Telegram has identified the user
 * already; else a sign-in through Telegram, or in a browser by phone and code.
 */
export function signInText(): string {
  if (!services().telegram.initData) return t('checkout.logIn');
  return t(session.state.user ? 'checkout.sharePhone' : 'checkout.signIn');
}

let inFlight: Promise<boolean> | null = null;

/**
 * Ensures that a user is signed in: through Telegram's contact request or the log-in with a code.
 * Returns whether one is signed in now; false while the log-in is open. Concurrent calls share one
 * request.
 */
export function ensureSignedIn(): Promise<boolean> {
  if (isSignedIn()) return Promise.resolve(true);
  const { initData } = services().telegram;
  if (!initData) {
    openSheet(paths.login);
    return Promise.resolve(false);
  }
  inFlight ??= signInWithTelegram(initData).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

async function signInWithTelegram(initData: string): Promise<boolean> {
  if (!session.state.user && !(await retrySignIn(initData))) return false;
  // A phone that was shared before may have reached the server by now.
  if (session.state.user?.phone) await refreshProfile();
  if (isSignedIn()) return true;
  const contact = await requestContact();
  if (contact === 'refused') toasts.show(t('login.contactRefused'));
  // Telegram cannot provide the phone: log in with a code.
  if (contact === 'unable') openSheet(paths.login);
  return contact === 'known';
}

/** Retries a sign-in that failed at startup; shows the error if it fails again. */
async function retrySignIn(initData: string): Promise<boolean> {
  // A session without a profile counts as valid until the server refuses it.
  const isAssumedValid = session.state.token !== null;
  const { error, isReported } = isAssumedValid
    ? { error: await refreshProfile(), isReported: false }
    : await exchange(initData);
  if (error) {
    // Unless the user signed in another way meanwhile, or may be about to.
    const isOver = error.kind === 'ended' || session.state.user !== null;
    if (!isOver && !isAssumedValid) session.setGuest();
    if (!isReported) toasts.show(errorText(error), { tone: 'bad' });
    return false;
  }
  void loadOrderSettings();
  void syncAddresses();
  return true;
}
