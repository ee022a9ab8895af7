import { failureKind } from '../../api/failureKind';
import { type ApiError, failure } from '../../api/result';
import { authenticate, exchangeInitData } from '../../api/sessions';
import { getMe } from '../../api/users';
import * as limits from '../../domain/limits';
import { mayAskForContact } from '../../domain/session/contactRefusal';
import { normalizePhone } from '../../domain/session/phone';
import { hasVerifiedPhone, type User } from '../../domain/session/user';
import { pauseMs } from '../../domain/time/pauses';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import * as contactRefusal from '../../stores/session/contactRefusal';
import * as session from '../../stores/session/session';
import * as remembered from '../../stores/session/storedSession';
import { personHere } from '../../stores/storage/storageOwner';
import * as toasts from '../../stores/toasts';
import type { ContactAnswer, Stop } from '../../telegram/handle';
import { syncAddresses } from '../addresses/loadAddresses';
import { restoreBasketBackup } from '../basket/backUpBasket';
import { loadOrderSettings } from '../order/loadOrderRules';
import { loadActiveOrders } from '../order/trackOrders';
import { poll } from '../poll';
import { services } from '../services';
import { endSession } from './endSession';

/**
 * Signs the user in at startup. In Telegram init data is exchanged for a token, and the contact is
 * asked for when the profile has no verified phone (§4, mini-app start); in the browser the stored
 * token is reused. After a refusal or failure the user is a guest who can browse; a session whose
 * profile did not load counts as valid until the server refuses it.
 */
export async function signIn(): Promise<void> {
  const { initData } = services().telegram;
  const stored = remembered.sessionOf(initData);
  let error: ApiError | null = null;
  if (stored) error = await resume(stored);
  else if (initData && !remembered.hasLeftLaunch(initData)) ({ error } = await exchange(initData));
  // This attempt was superseded.
  if (error?.kind === 'ended') return;
  if (!session.state.user) {
    const isAssumedValid = session.state.token && error && failureKind(error) !== 'refused';
    if (isAssumedValid) {
      session.missProfile();
      void awaitProfile();
    } else {
      // A stored session that the server refused is over; otherwise nobody was signed in.
      if (session.state.token && stored) endSession('sessionLost');
      else session.setGuest();
      if (initData) void restoreBasketBackup();
    }
  }
  const needsPhone = session.state.user !== null && !hasVerifiedPhone(session.state.user);
  if (initData && needsPhone) await askForContact(initData, requestContact);
}

/** `error` is null on success; `isReported`: the error was already shown. */
type Exchange = { error: ApiError | null; isReported: boolean };

/** Exchanges init data for a token and a profile. */
export async function exchange(initData: string): Promise<Exchange> {
  const { http } = services();
  const [error, exchanged] = await exchangeInitData(http, initData);
  if (!exchanged) {
    // Refused init data is expired or invalid: only the bot can renew it.
    const isRefused = failureKind(error) === 'refused';
    if (isRefused) toasts.show(t('login.botRestart'));
    return { error, isReported: isRefused };
  }
  session.setToken(exchanged.token);
  remembered.rememberTokenFor(initData);
  return { error: (await authenticateWith(initData)).error, isReported: false };
}

/**
 * Requests the contact through Telegram, uses it at once, and authenticates again until the server
 * knows it too (§4; settled: contact). `refused`: the user declined, which changes nothing; `unable`: the client does
 * not support it; `failed`: the server still does not know the phone, and an error was shown.
 */
export async function requestContact(): Promise<'known' | 'refused' | 'unable' | 'failed'> {
  const { telegram } = services();
  return takeContact(await telegram.requestContact((late) => void takeContact(late)));
}

async function takeContact(answer: ContactAnswer) {
  const { telegram, now } = services();
  if (answer.status === 'cancelled') {
    contactRefusal.remember(now());
    return 'refused';
  }
  if (answer.status !== 'sent' || !telegram.initData) return 'unable';
  contactRefusal.forget();
  const why = await awaitPhone(telegram.initData, answer);
  if (hasVerifiedPhone(session.state.user)) return 'known';
  toasts.show(why ? errorText(why) : t('login.contactLate'), { tone: 'bad' });
  return 'failed';
}

/**
 * The bot tells the server of a contact in its own time: asks again, at rising distances, until the
 * profile has the phone. Returns why it does not; null when the server does not say.
 */
async function awaitPhone(initData: string, contact: Contact): Promise<ApiError | null> {
  showContact(contact);
  for (let tries = 1; ; tries += 1) {
    const { denied, error } = await authenticateWith(initData);
    const why = error ?? denied;
    const isOver = why && (why.kind === 'ended' || failureKind(why) === 'refused');
    if (isOver || hasVerifiedPhone(session.state.user)) return why;
    showContact(contact);
    if (tries === limits.contactTries) return why;
    await new Promise((resume) => setTimeout(resume, pauseMs(1, tries)));
  }
}

type Contact = { phone: string | null; firstName: string | null };

/** Shows the phone and the name that Telegram has given, until the profile has them. */
function showContact({ phone, firstName }: Contact) {
  const { user } = session.state;
  if (!user || user.phone || !phone) return;
  const name = user.firstName || firstName || '';
  session.setUser({
    ...user,
    phone: normalizePhone(phone),
    firstName: name,
    isPhoneVerified: false,
  });
}

/** A stored session is used at once and verified in the background; a 401 ends it. */
function resume(stored: { token: string; user: User | null }): Promise<ApiError | null> {
  session.setToken(stored.token);
  if (stored.user) adoptUser(stored.user);
  return refreshProfile();
}

/** Whether another window has removed the stored session, or in a browser replaced it. */
function isReplaced(): boolean {
  const stored = remembered.sessionOf(null, personHere());
  if (!stored) return true;
  // Every Telegram launch has its own session.
  return services().telegram.initData === null && stored.token !== session.state.token;
}

let stopPolling: Stop = () => undefined;

/**
 * Polls the profile until it loads or the session ends, then loads what depends on the user.
 * Resolves after the first request; calling again requests at once.
 */
export function awaitProfile(): Promise<void> {
  stopPolling();
  return new Promise((resolve) => {
    stopPolling = poll(() => pollProfile().finally(resolve));
  });
}

async function pollProfile(): Promise<'same' | 'over'> {
  const error = await refreshProfile();
  if (session.state.user) {
    void loadOrderSettings();
    void syncAddresses();
    void loadActiveOrders();
    return 'over';
  }
  if (error?.kind === 'ended') return 'over';
  if (session.state.token && error && failureKind(error) !== 'refused') return 'same';
  if (session.state.token) endSession('sessionLost');
  else session.setGuest();
  return 'over';
}

/**
 * `error`: why the user is unknown; `denied`: why authentication failed, whatever the profile
 * returned.
 */
async function authenticateWith(
  initData: string,
): Promise<{ error: ApiError | null; denied: ApiError | null }> {
  const [denied] = await authenticate(services().http, initData);
  // After other failures the profile may still load; with a refused token it cannot.
  const isOver = denied?.kind === 'unauthorized' || denied?.kind === 'ended';
  return { denied, error: isOver ? denied : await refreshProfile() };
}

/**
 * Refreshes the profile. Returns the error, or null. Another window that has removed or replaced the stored session by
 * then ends it, even if this one has not been told yet: adopting the profile would store the session again.
 */
export async function refreshProfile(): Promise<ApiError | null> {
  const [error, user] = await getMe(services().http);
  if (!user) return error;
  if (isReplaced()) {
    endSession('elsewhere');
    return failure('ended')[0];
  }
  adoptUser(user);
  return null;
}

/**
 * Makes `user` the signed-in user. A guest's basket becomes theirs; another user's is neither shown
 * nor lost (settled: the basket survives).
 */
export function adoptUser(user: User): void {
  const isKnown = remembered.adopt(user.id);
  session.setUser(user);
  if (!isKnown) void restoreBasketBackup();
}

/**
 * Calls `request` for the contact of a person without a verified phone at the start (§4, mini-app
 * start), once in a launch and not for a week after a refusal.
 */
async function askForContact(initData: string, request: () => Promise<unknown>): Promise<void> {
  const isAsked =
    contactRefusal.wasAsked(initData) ||
    !mayAskForContact(contactRefusal.refusedAt(), services().now());
  // Where storage is denied only the reload itself tells that this launch has asked.
  if (isAsked || services().telegram.isReloaded) return;
  contactRefusal.rememberAsked(initData);
  await request();
}
