import { authenticate, exchangeInitData } from '../api/sessions';
import { getMe } from '../api/users';
import { hasVerifiedPhone, type User } from '../domain/user';
import { t } from '../i18n/t';
import * as cart from '../stores/cart';
import * as draft from '../stores/draft';
import * as intent from '../stores/intent';
import * as remembered from '../stores/remembered';
import * as session from '../stores/session';
import * as toasts from '../stores/toasts';
import { wired } from './wiring';

/**
 * Signs the person in at the start. In Telegram init data is traded for a token and the contact is
 * asked for when the profile has no verified phone (§4, mini-app start); in the browser the stored
 * token is taken up again. A refused or failed sign-in leaves a guest who can browse.
 */
export async function signIn(): Promise<void> {
  const { telegram } = wired();
  const { initData } = telegram;
  const stored = remembered.sessionOf(initData);
  if (stored) await resume(stored);
  else if (!initData || !(await exchange(initData))) session.setGuest();
  if (initData && session.state.user && !hasVerifiedPhone(session.state.user)) {
    await requestContact();
  }
}

/** Trades init data for a token and a profile. Answers whether somebody is signed in then. */
export async function exchange(initData: string): Promise<boolean> {
  const { http } = wired();
  const [error, exchanged] = await exchangeInitData(http, initData);
  if (!exchanged) {
    // Init data that the server refuses is too old or not its own: only the bot can renew it.
    if (error.status !== null && error.status < 500) toasts.show(t('login.botRestart'));
    return false;
  }
  session.setToken(exchanged.token);
  remembered.rememberTokenFor(initData);
  return authenticateWith(initData);
}

/**
 * Asks for the person's phone in Telegram's own way and authenticates anew with it. Answers false
 * when the person declines, which takes nothing away from them.
 */
export async function requestContact(): Promise<boolean> {
  const { telegram } = wired();
  const contact = await telegram.requestContact();
  if (contact.status !== 'sent' || !telegram.initData) return false;
  await authenticateWith(telegram.initData);
  return session.state.user !== null && hasVerifiedPhone(session.state.user);
}

/** A stored session is believed at once and checked behind the picture; a 401 ends it. */
async function resume(stored: { token: string; user: User | null }): Promise<void> {
  session.setToken(stored.token);
  if (stored.user) adoptUser(stored.user);
  await refreshProfile();
  if (!session.state.user) session.setGuest();
}

async function authenticateWith(initData: string): Promise<boolean> {
  const { http } = wired();
  await authenticate(http, initData);
  return refreshProfile();
}

async function refreshProfile(): Promise<boolean> {
  const [, user] = await getMe(wired().http);
  if (user) adoptUser(user);
  return session.state.user !== null;
}

/**
 * Makes `user` the one who is signed in. The basket of a guest becomes theirs; the basket of
 * somebody else is not shown to them (promises: the basket survives).
 */
export function adoptUser(user: User): void {
  if (cart.adopt(user.id).wasForeign) {
    draft.reset();
    intent.reset();
  }
  session.setUser(user);
}
