import { failureKind } from '../api/failureKind';
import type { ApiError } from '../api/result';
import { t } from '../i18n/t';
import { closeAllSheets } from '../navigation/navigate';
import * as session from '../stores/session';
import * as toasts from '../stores/toasts';
import { forgetPerson } from './logOut';
import { settleAddresses } from './settleAddresses';
import { exchange } from './signIn';
import { wired } from './wiring';

let isHealing = false;
let healedToken: string | null = null;

/**
 * The server has refused a stored token, with `refusal`. Inside Telegram the app signs in once more
 * with the init data, unnoticed; where that is of no use the person is logged out (§4). Returns whether
 * the refused call may be made once more: never in the name of somebody else. A token that came from
 * healing is not healed again, nor is one that is refused meanwhile, so that there is no loop.
 */
export async function healSession(refusal: ApiError): Promise<boolean> {
  if (isHealing) return false;
  isHealing = true;
  try {
    return await heal(refusal);
  } finally {
    isHealing = false;
  }
}

async function heal(refusal: ApiError): Promise<boolean> {
  const { initData } = wired().telegram;
  const { token, user } = session.state;
  // What is stored stays until it is known that nobody comes back: a web view may be killed any time.
  const canRenew = initData !== null && token !== healedToken;
  const error = canRenew ? (await exchange(initData)).error : refusal;
  if (!error) {
    healedToken = session.state.token;
    void settleAddresses();
    return session.state.user?.id === user?.id;
  }
  // The person has logged out meanwhile.
  if (error.kind === 'noToken' || error.kind === 'ended') return false;
  if (failureKind(error) === 'refused') {
    forgetPerson();
    // §4: after a log-out the person is at the root; a sheet may show what was theirs.
    closeAllSheets();
  }
  // The person has not been refused: their basket waits for the next sign-in.
  else session.setGuest();
  toasts.show(t('errors.staleSession'), { tone: 'bad' });
  return false;
}
