import { failureKind } from '../../api/failureKind';
import type { ApiError } from '../../api/result';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { syncAddresses } from '../addresses/loadAddresses';
import { services } from '../services';
import { endSession } from './endSession';
import { exchange } from './signIn';

let isRenewing = false;
let lastToken: string | null = null;

/** The account of this token may be deleted: init data would create another one. */
export function neverRenew(token: string): void {
  lastToken = token;
}

let deletion: Promise<unknown> = Promise.resolve();

/** A token that is refused meanwhile may be that of the deleted account: what to do about it is decided afterwards. */
export function holdRenewals<T>(work: Promise<T>): Promise<T> {
  deletion = work;
  return work;
}

/**
 * Handles a refused token (`refusal`). Inside Telegram the app silently signs in again with the
 * init data; otherwise the user is logged out (§4). Returns whether the refused request may be
 * retried: never as another user. A renewed token is not renewed again, and concurrent refusals are
 * ignored, to avoid loops.
 */
export async function renewSession(refusal: ApiError): Promise<boolean> {
  if (isRenewing) return false;
  isRenewing = true;
  const { token } = session.state;
  try {
    await deletion;
    return session.state.token === token && (await renew(refusal));
  } finally {
    isRenewing = false;
  }
}

async function renew(refusal: ApiError): Promise<boolean> {
  const { initData } = services().telegram;
  const { token, user } = session.state;
  // Stored data stays until the renewal has failed: a web view may be killed at any time.
  const canRenew = initData !== null && token !== lastToken;
  const error = canRenew ? (await exchange(initData)).error : refusal;
  if (!error) {
    lastToken = session.state.token;
    void syncAddresses();
    return session.state.user?.id === user?.id;
  }
  // The user logged out in the meantime.
  if (error.kind === 'noToken' || error.kind === 'ended') return false;
  // Where the user was not refused, the basket stays on screen for the next sign-in.
  const isRefused = failureKind(error) === 'refused';
  // Inside Telegram it is the same person until the bot renews the init data: nobody else sees what is kept.
  endSession(isRefused && initData === null ? 'refused' : 'sessionLost');
  // §4: log-out leads to the root; open sheets may show the user's data.
  closeAllSheets();
  toasts.show(t('errors.staleSession'), { tone: 'bad' });
  return false;
}
