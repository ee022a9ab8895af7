import { failureKind } from '../../api/failureKind';
import type { ApiError } from '../../api/result';
import { authenticate, exchangeInitData } from '../../api/sessions';
import { getMe } from '../../api/users';
import { mayAskForContact } from '../../domain/session/contactRefusal';
import { hasVerifiedPhone, type User } from '../../domain/session/user';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import * as contactRefusal from '../../stores/session/contactRefusal';
import * as session from '../../stores/session/session';
import * as remembered from '../../stores/session/storedSession';
import * as toasts from '../../stores/toasts';
import type { Stop } from '../../telegram/handle';
import { syncAddresses } from '../addresses/syncAddresses';
import { restoreBasketBackup } from '../basket/backUpBasket';
import { loadOrderSettings } from '../order/loadOrderRules';
import { loadActiveOrders } from '../order/trackOrders';
import { poll } from '../poll';
import { services } from '../services';

/**
 * Signs the person in at the start. In Telegram init data is traded for a token and the contact is
 * asked for when the profile has no verified phone (§4, mini-app start), but for a week after it was
 * refused; in the browser the stored token is taken up again. A refused or failed sign-in leaves a guest
 * who can browse; a session whose profile did not arrive is believed until the server refuses it.
 */
export async function signIn(): Promise<void> {
  const { telegram, now } = services();
  const { initData } = telegram;
  const stored = remembered.sessionOf(initData);
  let error: ApiError | null = null;
  if (stored) error = await resume(stored);
  else if (initData) ({ error } = await exchange(initData));
  // Who is there now is not for this try to say.
  if (error?.kind === 'ended') return;
  if (!session.state.user) {
    const isBelieved = session.state.token && error && failureKind(error) !== 'refused';
    if (isBelieved) {
      session.missProfile();
      void awaitProfile();
    } else {
      session.setGuest();
      if (initData) void restoreBasketBackup();
    }
  }
  const isWithoutPhone = session.state.user !== null && !hasVerifiedPhone(session.state.user);
  if (initData && isWithoutPhone && mayAskForContact(contactRefusal.refusedAt(), now())) {
    await requestContact();
  }
}

/** `error` is null when the person is in; `isSaid`: they have been told why they are not. */
type Exchange = { error: ApiError | null; isSaid: boolean };

/** Trades init data for a token and a profile. */
export async function exchange(initData: string): Promise<Exchange> {
  const { http } = services();
  const [error, exchanged] = await exchangeInitData(http, initData);
  if (!exchanged) {
    // Init data that the server refuses is too old or not its own: only the bot can renew it.
    const isRefused = failureKind(error) === 'refused';
    if (isRefused) toasts.show(t('login.botRestart'));
    return { error, isSaid: isRefused };
  }
  session.setToken(exchanged.token);
  remembered.rememberTokenFor(initData);
  return { error: (await authenticateWith(initData)).error, isSaid: false };
}

/**
 * Asks for the person's phone in Telegram's own way and authenticates again with it. `refused`: the
 * person has declined, which takes nothing away from them; `unable`: this client cannot ask; `failed`:
 * they have sent it and their phone is still not known, and have been told why.
 */
export async function requestContact(): Promise<'known' | 'refused' | 'unable' | 'failed'> {
  const { telegram, now } = services();
  const { status } = await telegram.requestContact();
  if (status === 'cancelled') {
    contactRefusal.remember(now());
    return 'refused';
  }
  if (status !== 'sent' || !telegram.initData) return 'unable';
  contactRefusal.forget();
  const { denied, error } = await authenticateWith(telegram.initData);
  if (hasVerifiedPhone(session.state.user)) return 'known';
  const why = error ?? denied;
  toasts.show(why ? errorText(why) : t('errors.general'), { tone: 'bad' });
  return 'failed';
}

/** A stored session is believed at once and checked behind the picture; a 401 ends it. */
function resume(stored: { token: string; user: User | null }): Promise<ApiError | null> {
  session.setToken(stored.token);
  if (stored.user) adoptUser(stored.user);
  return refreshProfile();
}

let stopAwaiting: Stop = () => undefined;

/**
 * Asks for the profile until it comes or the session ends; what needs the person follows then. Settles
 * when it has been asked for once; awaiting again asks at once.
 */
export function awaitProfile(): Promise<void> {
  stopAwaiting();
  return new Promise((settle) => {
    stopAwaiting = poll(() => askForProfile().finally(settle));
  });
}

async function askForProfile(): Promise<'same' | 'over'> {
  const error = await refreshProfile();
  if (session.state.user) {
    void loadOrderSettings();
    void syncAddresses();
    void loadActiveOrders();
    return 'over';
  }
  if (error?.kind === 'ended') return 'over';
  if (session.state.token && error && failureKind(error) !== 'refused') return 'same';
  session.setGuest();
  return 'over';
}

/** `error`: why nobody knows who it is; `denied`: why the sign-in failed, of whatever use the profile was. */
async function authenticateWith(
  initData: string,
): Promise<{ error: ApiError | null; denied: ApiError | null }> {
  const [denied] = await authenticate(services().http, initData);
  // Whatever else fails here, the profile may still tell who it is; a token that is refused will not.
  const isOver = denied?.kind === 'unauthorized' || denied?.kind === 'ended';
  return { denied, error: isOver ? denied : await refreshProfile() };
}

/** Fetches the person's profile again. Returns the error, or null. */
export async function refreshProfile(): Promise<ApiError | null> {
  const [error, user] = await getMe(services().http);
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
    deliveryQuote.reset();
  }
  session.setUser(user);
  if (!isKnown) void restoreBasketBackup();
}
