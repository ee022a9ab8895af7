import type { ApiError } from '../api/http';
import { authenticate, exchangeInitData } from '../api/sessions';
import { getMe } from '../api/users';
import { hasVerifiedPhone, type User } from '../domain/user';
import { t } from '../i18n/t';
import * as delivery from '../stores/delivery';
import * as orders from '../stores/orders';
import * as promos from '../stores/promos';
import * as remembered from '../stores/rememberedSession';
import * as session from '../stores/session';
import * as toasts from '../stores/toasts';
import { recallBasket } from './keepBasket';
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
  else if (initData) await exchange(initData);
  if (!session.state.user) {
    session.setGuest();
    if (initData) void recallBasket();
  }
  if (initData && session.state.user && !hasVerifiedPhone(session.state.user)) {
    await requestContact();
  }
}

/** Trades init data for a token and a profile. Answers the error, or null when the person is in. */
export async function exchange(initData: string): Promise<ApiError | null> {
  const { http } = wired();
  const [error, exchanged] = await exchangeInitData(http, initData);
  if (!exchanged) {
    // Init data that the server refuses is too old or not its own: only the bot can renew it.
    if (error.status !== null && error.status < 500) toasts.show(t('login.botRestart'));
    return error;
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
}

async function authenticateWith(initData: string): Promise<ApiError | null> {
  const [error] = await authenticate(wired().http, initData);
  // Whatever else fails here, the profile may still tell who it is; a token that is refused will not.
  return error?.kind === 'unauthorized' ? error : refreshProfile();
}

/** Fetches the person's profile anew. Answers the error, or null. */
export async function refreshProfile(): Promise<ApiError | null> {
  const [error, user] = await getMe(wired().http);
  if (user) adoptUser(user);
  return error;
}

/**
 * Makes `user` the one who is signed in. The basket of a guest becomes theirs; the basket of
 * somebody else is not shown to them, nor their orders (promises: the basket survives).
 */
export function adoptUser(user: User): void {
  const before = remembered.adopt(user.id);
  const { user: last } = session.state;
  if (before === 'another' || (last && last.id !== user.id)) {
    delivery.reset();
    orders.reset();
    promos.reset();
  }
  session.setUser(user);
  if (before === 'nobody') void recallBasket();
}
