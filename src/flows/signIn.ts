import { failureKind } from '../api/failureKind';
import type { ApiError } from '../api/result';
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
import { keepAsking } from './keepAsking';
import { recallBasket } from './keepBasket';
import { loadOrderSettings } from './loadOrderRules';
import { settleAddresses } from './settleAddresses';
import { loadActiveOrders } from './trackOrders';
import { wired } from './wiring';

/**
 * Signs the person in at the start. In Telegram init data is traded for a token and the contact is
 * asked for when the profile has no verified phone (§4, mini-app start); in the browser the stored
 * token is taken up again. A refused or failed sign-in leaves a guest who can browse; a session whose
 * profile did not arrive is believed until the server refuses it.
 */
export async function signIn(): Promise<void> {
  const { telegram } = wired();
  const { initData } = telegram;
  const stored = remembered.sessionOf(initData);
  let error: ApiError | null = null;
  if (stored) error = await resume(stored);
  else if (initData) ({ error } = await exchange(initData));
  if (!session.state.user) {
    const isBelieved = session.state.token && error && failureKind(error) !== 'refused';
    if (isBelieved) awaitProfile();
    else {
      session.setGuest();
      if (initData) void recallBasket();
    }
  }
  if (initData && session.state.user && !hasVerifiedPhone(session.state.user)) {
    await requestContact();
  }
}

/** `error` is null when the person is in; `isSaid`: they have been told why they are not. */
type Exchange = { error: ApiError | null; isSaid: boolean };

/** Trades init data for a token and a profile. */
export async function exchange(initData: string): Promise<Exchange> {
  const { http } = wired();
  const [error, exchanged] = await exchangeInitData(http, initData);
  if (!exchanged) {
    // Init data that the server refuses is too old or not its own: only the bot can renew it.
    const isRefused = failureKind(error) === 'refused';
    if (isRefused) toasts.show(t('login.botRestart'));
    return { error, isSaid: isRefused };
  }
  session.setToken(exchanged.token);
  remembered.rememberTokenFor(initData);
  return { error: await authenticateWith(initData), isSaid: false };
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
function resume(stored: { token: string; user: User | null }): Promise<ApiError | null> {
  session.setToken(stored.token);
  if (stored.user) adoptUser(stored.user);
  return refreshProfile();
}

/** Asks for the profile until it comes or the session ends; what needs the person follows then. */
function awaitProfile(): void {
  keepAsking(async () => {
    const error = await refreshProfile();
    if (session.state.user) {
      void loadOrderSettings();
      void settleAddresses();
      void loadActiveOrders();
      return 'over';
    }
    if (session.state.token && error && failureKind(error) !== 'refused') return 'same';
    session.setGuest();
    return 'over';
  });
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
 * Makes `user` the one who is signed in. The basket of a guest becomes theirs; what is somebody else's is
 * neither shown to them nor lost (promises: the basket survives).
 */
export function adoptUser(user: User): void {
  const { isKnown, isAnother } = remembered.adopt(user.id);
  const { user: last } = session.state;
  if (isAnother || (last && last.id !== user.id)) {
    delivery.reset();
    orders.reset();
    promos.reset();
  }
  session.setUser(user);
  if (!isKnown) void recallBasket();
}
